import type { Browser, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { pressTabTo, waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, main } from '../../support/rejections.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notify me when it’s back' });
const notifyButton = (page: Page) => main(page).getByRole('button', { name: 'Notify me when it’s back' }).first();

/** Both have a small stock that no other journey buys. */
const moss = { sku: 'TARNFELL:TFHEA01M:G6M:XS::1:', qty: 1, path: '/en-us/p/heath-fleece-TFHEA01MG6M', size: 'XS, sold out' };
const slate = { sku: 'TARNFELL:TFHEA01M:B3L:M::1:', qty: 2, path: '/en-us/p/heath-fleece-TFHEA01MB3L', size: 'M, sold out' };

/** Buys all units with a card whose partner is silent: the order is canceled once it is certain that nothing was charged. */
async function buyAll(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startPayment(page, [moss, slate]);
  await payByCard(page, cards.silent);
  await getPlaceButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'We are checking your payment' })).toBeVisible();
  return page;
}

/** Opens the newest mail to an address, and returns the addresses of its links. */
async function openMail(page: Page, email: string, subject: string): Promise<readonly string[]> {
  await openOutbox(page, email, subject);
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).first().click();
  return page
    .frameLocator('iframe')
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
}

test.describe('a shopper who waits for a size', () => {
  test('confirms by a mailed link, gets a mail when a canceled order returns its stock, and stops the mails', async ({ page, browser }) => {
    const [phoneMail, deskMail] = ['phone', 'desk'].map((name) => `${name}-${Date.now()}@shopper.example`) as [string, string];
    const buyer = await buyAll(browser);

    // On a phone, by touch.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(moss.path);
    await waitUntilInteractive(main(page).getByRole('button', { name: /Add to cart|Notify me/ }));
    await main(page).getByRole('radio', { name: moss.size, exact: true }).check({ force: true });
    await notifyButton(page).click();
    await expect(dialog(page)).toContainText('Heath Fleece (Moss, XS) is sold out right now.');
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await dialog(page).getByLabel('Email').fill(phoneMail);
    await dialog(page).getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog(page)).toContainText('Almost done.');
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);

    // On a large screen, by keyboard.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(slate.path);
    await waitUntilInteractive(main(page).getByRole('button', { name: /Add to cart|Notify me/ }));
    await main(page).getByRole('radio', { name: slate.size, exact: true }).focus();
    await page.keyboard.press('Space');
    await pressTabTo(page, notifyButton(page));
    await page.keyboard.press('Enter');
    await dialog(page).getByLabel('Email').focus();
    await page.keyboard.type(deskMail);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('Almost done.');

    for (const email of [phoneMail, deskMail]) {
      const confirm = (await openMail(page, email, 'One more step: Heath Fleece')).find((href) => href.includes('confirm-')) ?? '';
      await page.goto(confirm);
      expect(await findAxeViolations(page, 'main')).toEqual([]);
      await main(page).getByRole('button', { name: 'Confirm' }).click();
      await expect(main(page)).toContainText('We’ll email you as soon as it’s back.');
    }

    await expect(main(buyer).getByRole('heading', { level: 1, name: 'Your order was canceled' })).toBeVisible({ timeout: 90_000 });
    await expect(getCartLink(buyer, moss.qty + slate.qty)).toBeVisible();
    await main(buyer).getByRole('link', { name: 'Back to your cart' }).click();
    await expect(main(buyer).getByRole('link', { name: 'Heath Fleece' }).first()).toBeVisible();
    await buyer.context().close();
    const links = await openMail(page, phoneMail, 'Back in stock: Heath Fleece');
    await page.goto(links.find((href) => href.includes('/p/')) ?? '');
    await expect(page).toHaveURL(/-TFHEA01MG6M\?size=XS$/);
    await expect(main(page).getByRole('radio', { name: /^XS/ })).toBeChecked();

    const stop = (await openMail(page, deskMail, 'Back in stock: Heath Fleece')).find((href) => href.includes('/stop-notifications')) ?? '';
    await page.goto(stop);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    await main(page).getByRole('button', { name: 'Stop notifications' }).click();
    await expect(main(page)).toContainText('You won’t get any more stock notifications at this address.');
    // Simulates the unsubscribe button of a mail program.
    const oneClick = await page.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(oneClick.status()).toBe(204);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sold-out size links to the page that takes an address', async ({ page }) => {
    await page.goto('/en-us/p/kestrel-shell-jacket-TFKES01MK9N');
    await main(page).getByRole('radio', { name: 'M, sold out' }).check({ force: true });
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/account\/notify-me\?sku=/);
    await main(page).getByLabel('Email').fill(`plain-${Date.now()}@shopper.example`);
    await main(page).getByRole('button', { name: 'Notify me' }).click();
    await expect(main(page)).toContainText('Almost done.');
    await expect(main(page).getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', /-TFKES01MK9N$/);
  });
});
