import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { main, getSeededPerson, sendSignIn } from '../../support/account.ts';
import { cards, fillCart, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { jacket } from '../../support/rejections.ts';
import { agent, associate, sendAgentSignIn, sendAssociateSignIn, getStaffBar } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const adjustLink = (page: Page) => main(page).getByRole('link', { name: `Adjust price: ${jacket.name}` });
const cookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((one) => one.name === `cairn.${name}.TARNFELL-US`)?.value;

test('an associate sells with a price adjustment, serves the next customer and ends the session', async ({ page }) => {
  await sendAssociateSignIn(page.request);
  await fillCart(page, [{ sku: jacket.sku }]);
  await page.goto('/en-us/cart');
  await expect(getStaffBar(page)).toContainText(`${associate.storeName}${associate.name}`);
  await expect(main(page).getByRole('button', { name: /^Save for later/ })).toHaveCount(0);
  await waitUntilInteractive(main(page).getByRole('button', { name: `Remove ${jacket.name}` }));
  await adjustLink(page).click();
  await dialog(page).getByLabel('Value').fill('90');
  await dialog(page).getByLabel('Reason').selectOption('Damaged');
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page).getByLabel('Value')).toHaveAccessibleDescription(/^Your limit is 15 percent off/);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog(page).getByLabel('Value').fill('10');
  await dialog(page).getByLabel(/^Note/).fill('Scratch on the zip');
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(main(page).getByText(`By ${associate.name} · Scratch on the zip`)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await startPayment(page, []);
  await payByCard(page, cards.accepted);
  await expect(getStaffBar(page)).toBeVisible();
  await getPlaceButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(main(page).getByText(/Damaged/)).toBeVisible();

  await getStaffBar(page).getByRole('button', { name: 'Next customer' }).click();
  await expect(page).toHaveURL(/\/en-us$/);
  expect([await cookie(page, 'cart'), await cookie(page, 'placed')]).toEqual([undefined, undefined]);
  await getStaffBar(page).getByRole('button', { name: 'End session' }).click();
  await expect(page).toHaveURL(/\/en-us\/associate-login\?done=ended&store=TF-DEN-01$/);
  await expect(main(page).getByText('You’re signed out.')).toBeVisible();
  await expect(getStaffBar(page)).toHaveCount(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
});

test('an ended session returns to its sign-in, from a page and from a script’s request', async ({ page }) => {
  const loseTokens = async (): Promise<void> => {
    for (const name of ['at', 'rt']) await page.context().clearCookies({ name: `cairn.${name}.TARNFELL-US` });
  };
  for (const leave of ['by a page', 'by a call'] as const) {
    await sendAssociateSignIn(page.request);
    if (leave === 'by a page') {
      // No page is open: its requests could navigate first.
      await loseTokens();
      await page.goto('/en-us/search?q=jacket');
    } else {
      await fillCart(page, [{ sku: jacket.sku }]);
      await page.goto('/en-us/cart');
      const more = main(page).getByRole('button', { name: `Add one ${jacket.name}` });
      await waitUntilInteractive(more);
      await loseTokens();
      // A request of the cart page may navigate away before the click.
      await more.click({ timeout: 5000 }).catch(() => undefined);
    }
    await expect(page).toHaveURL(/\/en-us\/associate-login\?why=ended&store=TF-DEN-01$/);
    await expect(main(page).getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await page.goto('/en-us/search?q=jacket');
    await expect(getStaffBar(page)).toHaveCount(0);
  }
});

test('an agent acts for a customer, orders for them and stops', async ({ page, browser }) => {
  const customer = await (await browser.newContext()).newPage();
  await sendSignIn(customer.request, getSeededPerson('customer'));
  const customerId = (await cookie(customer, 'customer')) ?? '';
  await customer.context().close();

  await sendAgentSignIn(page.request);
  await page.goto('/en-us/agent-login');
  await main(page).getByLabel('Customer ID').fill(customerId);
  await main(page).getByRole('button', { name: 'Act for this customer' }).click();
  await expect(page).toHaveURL(/\/en-us\/account$/);
  await expect(getStaffBar(page)).toContainText(/Acting for .+/);
  await expect(main(page).getByRole('link', { name: 'Addresses' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Password' })).toHaveCount(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.goto('/en-us/account/password');
  await expect(main(page).getByText('Only the customer can open this page.')).toBeVisible();

  await startPayment(page, [{ sku: jacket.sku }]);
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await getStaffBar(page).getByRole('button', { name: 'Stop acting' }).click();
  await expect(getStaffBar(page)).toContainText(`No customer selected${agent.name}`);
  expect(await cookie(page, 'cart')).toBeUndefined();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an associate signs in, adjusts a price and removes the adjustment', async ({ page }) => {
    await page.goto('/associate-login');
    await main(page).getByLabel('Store').selectOption(associate.store);
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await main(page).getByLabel('Your name').selectOption(associate.name);
    await main(page).getByLabel('PIN').fill('000000');
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(main(page).getByText('Name and PIN don’t match. Please check both.')).toBeVisible();
    await expect(main(page).getByLabel('Your name')).toHaveValue(associate.employee);
    await main(page).getByLabel('PIN').fill(associate.pin);
    await main(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(getStaffBar(page)).toContainText(associate.name);

    await page.goto('/en-us/favorites');
    await expect(main(page).getByText(/belong to customers’ own accounts/)).toBeVisible();
    await page.goto(jacket.path);
    await expect(main(page).getByRole('button', { name: /favorites/i })).toHaveCount(0);
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await main(page).getByRole('button', { name: 'Add to cart' }).click();
    await adjustLink(page).click();
    await main(page).getByLabel('Value').fill('90');
    await main(page).getByLabel('Reason').selectOption('Damaged');
    await main(page).getByRole('button', { name: 'Apply' }).first().click();
    await expect(main(page).getByLabel('Value')).toHaveAccessibleDescription(/^Your limit is 15 percent off/);
    await expect(main(page).getByLabel('Value')).toHaveValue('90');
    await main(page).getByLabel('Value').fill('10');
    await main(page).getByRole('button', { name: 'Apply' }).first().click();
    await expect(main(page).getByText(`By ${associate.name}`)).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Remove adjustment: ${jacket.name}` })
      .click();
    await expect(main(page).getByText(`By ${associate.name}`)).toHaveCount(0);
    await getStaffBar(page).getByRole('button', { name: 'End session' }).click();
    await expect(page).toHaveURL(/\/associate-login\?done=ended/);
  });
});
