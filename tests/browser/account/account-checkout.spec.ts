import type { Page } from '@playwright/test';
import { createAccount, main, saveAddress, signInAs, type Person } from '../../support/account.ts';
import { cards, fillCart, payByCard, getPlaceButton } from '../../support/checkout.ts';
import { createKeyboard, mouseInput, type InputMethod } from '../../support/input-method.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const jacket = 'TARNFELL:TFKES01M:G4S:M::1:';
const large = 'TARNFELL:TFKES01M:G4S:L::1:';
const small = 'TARNFELL:TFKES01M:G4S:S::1:';

/** Creates an account with a default address of each kind and two items in its cart. */
async function createAccountWithCart(page: Page): Promise<Person> {
  const person = await createAccount(page.request);
  await saveAddress(page.request, 'S', person, '12 Birch Street');
  await saveAddress(page.request, 'B', person, '7 Ledger Lane');
  await fillCart(page, [{ sku: jacket }, { sku: large }]);
  return person;
}

/** Signs in from the checkout with three items in a guest's cart, two of which the account has; ends with the address filled in. */
async function signInDuringCheckout(guest: Page, { email, password }: Person, hand: InputMethod): Promise<void> {
  const field = (name: string) => main(guest).getByLabel(name, { exact: true });
  await fillCart(guest, [{ sku: jacket }, { sku: large }, { sku: small }]);
  await guest.goto('/en-us/checkout?step=shipping');
  await hand.press(main(guest).getByRole('link', { name: 'Sign in' }));
  await expect(main(guest).getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await hand.write(field('Email'), email);
  await hand.press(main(guest).getByRole('button', { name: 'Continue' }));
  await hand.write(field('Password'), password);
  await hand.press(main(guest).getByRole('button', { name: 'Sign in' }));

  await expect(guest).toHaveURL(/\/checkout\?step=shipping&cart=merged$/);
  await expect(main(guest)).toContainText('We combined your cart with the one saved');
  await expect(main(guest)).toContainText(`Signed in as ${email}`);
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Street address')).toHaveValue('12 Birch Street');
  await expect(field('State')).toHaveValue('CO');
  const next = main(guest).getByRole('button', { name: 'Continue to payment' });
  await waitUntilInteractive(next);
  await hand.press(next);
  await expect(main(guest).getByLabel('Same as shipping address')).not.toBeChecked();
  await expect(field('Street address')).toHaveValue('7 Ledger Lane');
}

test('a customer who signs in during checkout sees the merged cart, finds the forms filled in, and orders, by keyboard and by mouse', async ({
  page,
  browser,
}) => {
  const person = await createAccountWithCart(page);
  const count = (guest: Page, units: number) => guest.getByRole('banner').getByRole('link', { name: new RegExp(`${units} items`) });
  const wide = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const other = await wide.newPage();
  await signInDuringCheckout(other, person, createKeyboard(other));
  await expect(count(other, 5)).toBeVisible();
  await wide.close();

  const narrow = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await narrow.newPage();
  await signInDuringCheckout(guest, person, mouseInput);
  await expect(count(guest, 8)).toBeVisible();
  await payByCard(guest, cards.accepted);
  await getPlaceButton(guest).click();
  await expect(main(guest).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await narrow.close();
});

test('a saved address fills in the form, and a new one is saved to the address book', async ({ page }) => {
  await createAccountWithCart(page);
  await page.goto('/en-us/checkout?step=shipping');
  const field = (name: string) => main(page).getByLabel(name, { exact: true });
  await waitUntilInteractive(field('Saved address'));
  await expect(main(page).getByLabel('Save this address to my account')).toHaveCount(0);
  await field('Saved address').selectOption('New address');
  await expect(field('Street address')).toHaveValue('');
  await expect(field('First name')).toHaveValue('Robin');
  await field('Street address').fill('99 Cedar Court');
  await field('City').fill('Denver');
  await field('State').selectOption('CO');
  await field('ZIP code').fill('80202');
  await field('Phone').fill('303 555 0142');
  await main(page).getByLabel('Save this address to my account').check();
  await main(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/step=billing/);
  await page.goto('/en-us/account/addresses');
  await expect(main(page)).toContainText('99 Cedar Court');
});

test('a merged cart is announced on the cart page, and elsewhere in the mini cart', async ({ page, browser }) => {
  const person = await createAccountWithCart(page);
  const context = await browser.newContext();
  const guest = await context.newPage();
  for (const path of ['/en-us/cart', '/en-us/club']) {
    await context.clearCookies();
    await fillCart(guest, [{ sku: small }]);
    await signInAs(guest, person, { path: `/en-us/account/sign-in?next=${path}` });
    const place = path.endsWith('cart') ? main(guest) : guest.getByRole('dialog', { name: 'Your cart' });
    await expect(place).toContainText('We combined your cart with the one saved');
  }
  await context.close();
});
