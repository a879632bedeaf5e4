import type { Locator, Page } from '@playwright/test';
import type { Cart } from '#generated/openapi/cart.ts';
import { createAccount, main, createPerson, getSeededPerson, sendSignIn, signInAs } from '../../support/account.ts';
import { cards, payByCard, getPlaceButton, sendCall, startPayment } from '../../support/checkout.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test.use({ viewport: { width: 1440, height: 900 } });

const headerLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

test('the header opens sign-in as a dialog, which shows its errors and returns to the page', async ({ page, complaints }) => {
  await page.goto('/en-us/privacy');
  await waitUntilShopInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The club' }).click();
  await expect(headerLink(page), 'follows the page').toHaveAttribute('href', '/en-us/account/sign-in?next=%2Fen-us%2Fclub');
  await headerLink(page).click();
  await expect(page).toHaveURL(/\/en-us\/club#modal-sign-in$/);
  const signInDialog = dialog(page, 'Sign in');
  await signInDialog.getByRole('button', { name: 'Sign in' }).click();
  await signInDialog
    .getByRole('alert')
    .getByRole('link', { name: /^Email/ })
    .click();
  await expect(signInDialog.getByLabel('Email')).toBeFocused();
  await signInDialog.getByLabel('Email').fill('member@tarnfell.example');
  await signInDialog.getByLabel('Password', { exact: true }).fill('Wrong-Pass-1');
  await signInDialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(signInDialog.getByRole('alert')).toContainText('That email and password don’t match.');
  await expect(signInDialog.getByLabel('Email')).toHaveValue('member@tarnfell.example');
  await signInDialog.getByLabel('Password', { exact: true }).fill(getSeededPerson('member').password);
  await page.keyboard.press('Enter');
  const confirmation = dialog(page, 'You are signed in');
  await expect(confirmation).toContainText('Hello, Kim');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en-us\/club$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeVisible();
  expect(complaints.filter((text) => !/\b4(?:01|22)\b/.test(text))).toEqual([]);
});

test('the dialogs link to one another without leaving the page', async ({ page }) => {
  await page.goto('/en-us/club#modal-sign-in');
  await dialog(page, 'Sign in').getByRole('link', { name: 'Forgot your password?' }).click();
  const forgotten = dialog(page, 'Forgot your password?');
  await forgotten.getByLabel('Email').fill('nobody@shopper.example');
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect(forgotten).toContainText('an email with a link is on its way');
  await expect(page).toHaveURL(/\/en-us\/club#modal-sign-in$/);
});

test('a dialog form without a response shows an error, and keeps the typed text', async ({ page }) => {
  await page.goto('/en-us/club#modal-forgot-password');
  const forgotten = dialog(page, 'Forgot your password?');
  await forgotten.getByLabel('Email').fill('nobody@shopper.example');
  await page.route('**/account/dialogs/**', (route) => route.abort());
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect(forgotten.getByRole('alert')).toContainText('We couldn’t reach the shop.');
  await expect(forgotten.getByLabel('Email')).toHaveValue('nobody@shopper.example');
  await page.unroute('**/account/dialogs/**');
  await forgotten.getByRole('button', { name: 'Send link' }).click();
  await expect(forgotten).toContainText('an email with a link is on its way');
});

test('a visitor who signs up in a dialog is welcomed on the page, and asked for missing details', async ({ page }) => {
  const { email, password } = createPerson();
  await page.goto('/en-us/club#modal-sign-up');
  const form = dialog(page, 'Create an account');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Vale');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await dialog(page, 'Welcome, Robin').getByRole('button', { name: 'Continue' }).click();
  await dialog(page, 'Your phone number').getByRole('link', { name: 'Not now' }).click();
  await dialog(page, 'About you').getByRole('link', { name: 'Not now' }).click();
  await dialog(page, 'Interests').getByLabel('Hiking').check();
  await dialog(page, 'Interests').getByRole('button', { name: 'Continue' }).click();
  await dialog(page, 'You’re all set').getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/en-us\/club$/);
});

test('the dialog of a simplified enrollment asks for the address only, and continues with it', async ({ page }) => {
  const { email } = createPerson();
  await page.goto('/en-gb/club');
  await waitUntilShopInteractive(page);
  await headerLink(page).click();
  const lookup = dialog(page, 'Sign in');
  await expect(lookup.getByLabel('Password', { exact: true })).toHaveCount(0);
  await lookup.getByLabel('Email').fill(email);
  await lookup.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page, 'Create an account').getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page).toHaveURL(/\/en-gb\/club#modal-sign-in$/);
});

test('an employee accepts the terms once, gets the discount, sees its prices in the shop, and the spent part of the yearly limit', async ({
  page,
}) => {
  await startPayment(page, [{ sku: 'TARNFELL:TFKES01M:G4S:M::1:' }]);
  await signInAs(page, getSeededPerson('new-employee'), { path: '/en-us/account/sign-in?next=/en-us/cart' });
  const terms = dialog(page, 'Associate discount');
  await expect(terms).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(terms.getByRole('button', { name: 'Continue without the discount' })).toBeVisible();
  // The address changes before the page reloads.
  const loaded = page.waitForEvent('load');
  await terms.getByRole('button', { name: 'Accept terms' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/en-us\/cart$/);
  const summary = main(page).getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText('Your associate discount: 30% off');
  const { totals } = (await sendCall(page, 'GET', '/cart/v1/cart/current')).body as Cart;
  await expect(summary).toContainText(`Associate discount-$${totals.totalDiscount.toFixed(2)}`);
  // The product page and the search show what the cart with this unit costs.
  for (const path of ['/en-us/p/kestrel-TFKES01MG4S', '/en-us/search?q=kestrel']) {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Your benefits' }).getByRole('meter')).toBeVisible();
    await expect(main(page)).toContainText(new RegExp(`Now \\$${totals.itemTotal.toFixed(2)}.*?Associate discount`));
  }
  await page.goto('/en-us/checkout?step=billing');
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(main(page)).toContainText('Thank you for your order');
  await expect(main(page)).toContainText(`Associate discount-$${totals.totalDiscount.toFixed(2)}`);
  await page.goto('/en-us/account');
  await expect(main(page).getByRole('meter', { name: `$${totals.itemTotal.toFixed(2)} of $2,000.00 used` })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Accept terms' })).toHaveCount(0);
});

test('the account menu depends on the customer’s role', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('employee'));
  await page.goto('/en-us/account');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Account' });
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await menu.getByRole('link', { name: 'Associate discount' }).click();
  await expect(page).toHaveURL(/associate-discount-terms$/);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await menu.getByRole('link', { name: 'Club' }).click();
  await expect(main(page).getByRole('button', { name: 'Join the club' })).toBeVisible();
});

test('the first HTML of the home page fits the member, employee or guest, and contains no other visitor’s data', async ({
  playwright,
  baseURL,
}) => {
  const firstHtml = async (name: string | undefined): Promise<string> => {
    const request = await playwright.request.newContext({ baseURL });
    if (name !== undefined) await sendSignIn(request, getSeededPerson(name));
    const html = await (await request.get('/en-us')).text();
    await request.dispose();
    return html;
  };
  const repair = 'The greenest jacket is the one you have';
  const points = 'Your club benefits';
  const discount = 'Your associate discount';
  const access = 'Members: early access is open';
  const shown = async (name: string | undefined): Promise<readonly string[]> => {
    const html = await firstHtml(name);
    return [access, repair, points, discount].filter((text) => html.includes(text));
  };
  expect(await shown(undefined)).toEqual([repair]);
  expect(await shown('member')).toEqual([access, points]);
  expect(await shown('employee')).toEqual([discount]);
});

test('a customer with an incomplete profile is asked for missing details', async ({ page }) => {
  await signInAs(page, getSeededPerson('newcomer'));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Please check 3 fields');
});

test('a guest who joins the club in a dialog finds the page behind it rendered for a member', async ({ page }) => {
  await createAccount(page.request);
  await page.goto('/en-us#modal-loyalty');
  await dialog(page, 'The club').getByRole('link', { name: 'Join the club' }).click();
  const club = page.getByRole('dialog', { name: 'Club', exact: true });
  await club.getByRole('button', { name: 'Join the club' }).click();
  await expect(club).toContainText('You’re a member of the club.');
  await page.keyboard.press('Escape');
  await expect(main(page)).toContainText('Your club benefits');
});
