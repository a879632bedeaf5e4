import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { main, createPerson, sendForm } from '../../support/account.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { cards, payByCard, getPlaceButton, sendCall, startPayment, type Wish } from '../../support/checkout.ts';
import { reportFulfillment } from './report-fulfillment.ts';
import { expect, test } from '../../support/test.ts';

const jacket = 'TARNFELL:TFKES01M:G4S:M::1:';
const large = 'TARNFELL:TFKES01M:G4S:L::1:';

/** Places an order by card, and returns its number. */
async function placeOrder(page: Page, wishes: readonly Wish[], locale: string): Promise<string> {
  await startPayment(page, wishes, { locale });
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  return (
    (await main(page)
      .getByText(/^TF-\d{4}-\d{6}$/)
      .textContent()) ?? ''
  );
}

/** Requests the page until the order has the status, and reloads it then: a page load takes several times as long as its request. */
async function waitForTitle(page: Page, title: RegExp): Promise<void> {
  const requestTitle = async (): Promise<string> => {
    const response = await page.request.get(page.url());
    return /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1] ?? '';
  };
  await expect.poll(requestTitle, { intervals: [500] }).toMatch(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('a member’s order is shipped, tracked, delivered, returned with a label and refunded', async ({ page }) => {
  await sendForm(page.request, '/en-ca/account/sign-up', { form: 'sign-up', ...createPerson(), firstName: 'Robin', lastName: 'Vale' });
  const number = await placeOrder(page, [{ sku: jacket }], 'en-ca');
  await page.getByRole('link', { name: 'Track your order' }).click();
  await expect(page).toHaveURL(`/en-ca/account/orders/${number}`);
  const readOrder = async (): Promise<Order> => {
    const { body } = await sendCall(page, 'GET', `/consumers-v3/consumer/purchase/${number}`, undefined, 'en-ca');
    return body as Order;
  };
  const items = (await readOrder()).items.map(({ id: itemId, qty }) => ({ itemId, qty }));
  await reportFulfillment(page.request, number, { event: 'packed', shippingId: 'me', parcelId: 'P1', items });
  await reportFulfillment(page.request, number, {
    event: 'shipped',
    parcelId: 'P1',
    carrier: 'Switchback Parcel',
    trackingNumber: 'SBP12345678',
  });
  await reportFulfillment(page.request, number, { event: 'delivered', parcelId: 'P1' });
  await waitForTitle(page, /^Delivered /);
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress.getByRole('listitem')).toContainText(['Order received', 'Packed', 'Handed to', 'Delivered']);
  await expect(
    main(page)
      .getByText(/^Tracking number/)
      .first(),
  ).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  const total = main(page)
    .locator('dl > div')
    .filter({ has: page.getByText('Total', { exact: true }) });
  const href = await page.getByRole('link', { name: 'Invoice (PDF)' }).getAttribute('href');
  const invoice = await page.request.get(href ?? '');
  expect(invoice.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  const { text } = await extractText(new Uint8Array(await invoice.body()), { mergePages: true });
  expect(text.replaceAll('\u00a0', ' ')).toContain(`Total ${(await total.locator('dd').textContent())?.replaceAll('\u00a0', ' ')}`);

  await page.getByRole('link', { name: 'Return items' }).click();
  await main(page)
    .getByLabel(/^Kestrel/)
    .selectOption('Return 1');
  await main(page)
    .getByLabel(/^Reason/)
    .selectOption('Too small');
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Get return label' }).click();
  // The notice takes the focus, and scrolls the page, at the end of the navigation: a click before that misses its link.
  await expect(page.locator(':focus')).toContainText('Your return is registered.');
  const [label] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /return label/ }).click()]);
  expect(label.suggestedFilename()).toMatch(/^R-.*\.pdf$/);

  const [requested] = (await readOrder()).returns ?? [];
  await reportFulfillment(page.request, number, { event: 'returnReceived', returnNumber: requested?.returnNumber ?? '', items });
  await waitForTitle(page, /^Everything in this order was returned/);
  await expect(main(page).getByText(/^Refunded on/)).toBeVisible();
});

test('a guest looks an order up, cancels one item, and gets the refund of the summary', async ({ page, browser }) => {
  const number = await placeOrder(page, [{ sku: jacket }, { sku: large }], 'en-us');
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await device.goto('/en-us/orders/track');
  await device.getByLabel('Order number').fill(number.toLowerCase());
  await main(device).getByLabel('Email address').fill('somebody@shopper.example');
  await device.getByRole('button', { name: 'Find order' }).click();
  await expect(device.getByText('We couldn’t find an order with this number and email address.')).toBeVisible();
  expect(await findAxeViolations(device, 'main')).toEqual([]);
  await main(device).getByLabel('Email address').fill('robin@shopper.example');
  await device.getByRole('button', { name: 'Find order' }).click();
  await expect(device).toHaveURL(`/en-us/orders/${number}`);

  await device.getByRole('link', { name: 'Cancel items' }).click();
  await main(device).getByLabel(/, L$/).selectOption('Cancel 1');
  await device.getByRole('button', { name: 'Continue' }).click();
  const readAmount = (label: string): Promise<string | null> => {
    const row = main(device)
      .locator('dl > div')
      .filter({ has: device.getByText(label, { exact: true }) });
    return row.last().locator('dd').textContent();
  };
  const expected = await readAmount('Refund total');
  await device.getByRole('button', { name: 'Cancel and refund' }).click();
  await expect(device.getByText('The items are canceled.')).toBeVisible();
  expect(await readAmount('Refund total')).toBe(expected);
  expect(await readAmount('Refunds')).toBe(`-${expected}`);
  expect(await findAxeViolations(device, 'main')).toEqual([]);
  await elsewhere.close();
});
