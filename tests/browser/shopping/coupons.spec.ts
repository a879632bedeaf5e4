import type { Locator, Page } from '@playwright/test';
import { createAccount, fillSignIn } from '../../support/account.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { fillCart } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { addPromotions } from '../../support/promotions.ts';
import { jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const everywhere = (amount: number) => ({ USD: amount, CAD: amount, GBP: amount, EUR: amount });
const tenPercent = { kind: 'order-percentage', percent: 10 };
const gift = 'TARNFELL:TFCRA05U:B8G:OS::1:';
const card = 'TARNFELL:TFGIF050:GD1:OS::1:';

/** They require their code, so that no other journey is affected. */
const promotions = {
  'journey-ten': { name: 'Ten percent off', coupon: { codes: ['JOURNEY-TEN'] }, reward: tenPercent },
  'journey-old': { name: 'Over', validTo: '2026-01-01T00:00:00Z', coupon: { codes: ['JOURNEY-OLD'] }, reward: tenPercent },
  'journey-soon': { name: 'Soon', validFrom: '2099-01-01T00:00:00Z', coupon: { codes: ['JOURNEY-SOON'] }, reward: tenPercent },
  'journey-abroad': { name: 'Abroad', sites: ['TARNFELL-DE'], coupon: { codes: ['JOURNEY-ABROAD'] }, reward: tenPercent },
  'journey-big': {
    name: 'Large orders',
    minimum: { amount: everywhere(1000) },
    coupon: { codes: ['JOURNEY-BIG'] },
    reward: { kind: 'order-amount', amount: everywhere(1) },
  },
  'journey-many': {
    name: 'Many items',
    minimum: { units: 50 },
    coupon: { codes: ['JOURNEY-MANY'] },
    reward: { kind: 'order-amount', amount: everywhere(1) },
  },
  'journey-staff': { name: 'Staff', segments: ['employee'], coupon: { codes: ['JOURNEY-STAFF'] }, reward: tenPercent },
  'journey-other': { name: 'Other items', items: { styles: ['TFTAR01U'] }, coupon: { codes: ['JOURNEY-OTHER'] }, reward: tenPercent },
  'journey-alone': {
    name: 'Alone',
    stacking: 'exclusive',
    coupon: { codes: ['JOURNEY-ALONE'] },
    reward: { kind: 'order-amount', amount: everywhere(1) },
  },
  'journey-gift': {
    name: 'A gift from us',
    coupon: { codes: ['JOURNEY-GIFT'] },
    reward: { kind: 'gift-with-purchase', gifts: [gift] },
  },
};

/** Codes that the cart rejects, with their reasons. */
const rejected = [
  ['NO-SUCH-CODE', 'We don’t know this code. Check the spelling.'],
  ['JOURNEY-OLD', 'This code has expired.'],
  ['JOURNEY-SOON', 'This code is not valid yet.'],
  ['JOURNEY-ABROAD', 'This code isn’t valid in this country.'],
  ['JOURNEY-TEN', 'This code is already in your cart.'],
] as const;

/** Codes that the cart accepts without an effect, with their reasons. */
const inactive = [
  ['JOURNEY-BIG', /^Spend \$[\d.]+ more to use this code\.$/],
  ['JOURNEY-MANY', /more items/],
  ['JOURNEY-STAFF', /Sign in to use this code|available for your account/],
  ['JOURNEY-OTHER', 'This code doesn’t apply to the items in your cart.'],
  ['JOURNEY-ALONE', 'You can’t combine this code with the offer in your cart.'],
] as const;

let removePromotions: () => void;

// One worker, so that the documents exist as long as a test runs.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  removePromotions = addPromotions('tarnfell', promotions);
});
test.afterAll(() => removePromotions());

const field = (page: Page): Locator => main(page).getByRole('textbox', { name: 'Promo code' });
const codes = (page: Page): Locator => main(page).getByRole('list', { name: 'Promo codes' });
const code = (page: Page, name: string): Locator => codes(page).getByRole('listitem').filter({ hasText: name });
const total = (page: Page): Locator => main(page).locator('[data-row="total"] dd');
const row = (page: Page, name: string | RegExp): Locator => main(page).locator('[data-item]').filter({ hasText: name });

async function openCart(page: Page): Promise<void> {
  await fillCart(page, [{ sku: jacket.sku }]);
  await page.goto('/en-us/cart');
  await waitUntilInteractive(field(page));
}

async function enter(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Applies a code that the shop may not have read yet. */
async function apply(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await enter(page, name);
    await expect(code(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a shopper applies a code, sees others rejected with reasons, and removes all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCart(page);
  const before = (await total(page).textContent()) ?? '';
  await apply(page, '  journey-ten ');
  await expect(code(page, 'JOURNEY-TEN')).toContainText('Ten percent off');
  await expect(main(page).locator('[data-row="discount"]')).toContainText('Ten percent off');
  await expect(total(page)).not.toHaveText(before);
  for (const [name, reason] of rejected) {
    await enter(page, name.toLowerCase());
    await expect(field(page), name).toHaveAccessibleDescription(reason);
    await expect(field(page)).toHaveValue(name.toLowerCase());
    await expect(code(page, name)).toHaveCount(name === 'JOURNEY-TEN' ? 1 : 0);
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeViolations(page, 'main'), `${width} px`).toEqual([]);
  }
  for (const [name, reason] of inactive) {
    await enter(page, name);
    await expect(code(page, name).getByText(reason), name).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Remove code ${name}` })
      .click();
    await expect(code(page, name)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  }
  await main(page).getByRole('button', { name: 'Remove code JOURNEY-TEN' }).click();
  await expect(codes(page)).toHaveCount(0);
  await expect(total(page)).toHaveText(before);
});

test('a gift is added with its code, cannot be changed, and is removed with it', async ({ page }) => {
  await openCart(page);
  await apply(page, 'JOURNEY-GIFT');
  const present = row(page, 'Gift with your purchase');
  await expect(present).toContainText('Free');
  await expect(present.getByRole('button')).toHaveCount(0);
  await expect(present.getByRole('textbox')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Remove code JOURNEY-GIFT' }).click();
  await expect(present).toHaveCount(0);
  await expect(row(page, jacket.name)).toBeVisible();
});

test('a link’s code waits for a cart, and survives a reload, another locale and a sign-in', async ({ page, request }) => {
  const person = await createAccount(request);
  await page.goto('/en-us/privacy?coupon=journey-ten');
  await expect(page).toHaveURL(/\/en-us\/privacy$/);
  await page.goto('/en-us/cart');
  await expect(main(page).getByText('Your code JOURNEY-TEN is saved.')).toBeVisible();

  await openCart(page);
  await expect(code(page, 'JOURNEY-TEN')).toContainText('Ten percent off');
  await page.reload();
  await expect(code(page, 'JOURNEY-TEN')).toBeVisible();
  await page.goto('/en-us/account/sign-in?next=/en-us/cart');
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/en-us\/cart/);
  await expect(code(page, 'JOURNEY-TEN')).toBeVisible();

  await page.goto('/fr-ca/privacy?coupon=journey-ten');
  await fillCart(page, [{ sku: jacket.sku }], { locale: 'fr-ca' });
  await page.goto('/en-ca/cart');
  await expect(code(page, 'JOURNEY-TEN')).toBeVisible();
});

test('the rejected code of a link is shown in the cart with its reason', async ({ page }) => {
  await openCart(page);
  await page.goto('/en-us?coupon=JOURNEY-OLD');
  await page.goto('/en-us/cart');
  await expect(field(page)).toHaveValue('JOURNEY-OLD');
  await expect(field(page)).toHaveAccessibleDescription('This code has expired.');
});

test('a gift note is written in a dialog, which returns the focus to its link', async ({ page }) => {
  await fillCart(page, [{ sku: card }]);
  await page.goto('/en-us/cart');
  const add = main(page).getByRole('link', { name: /^Add a gift message/ });
  // Its code loads after the rest of the page; pressed before, it follows the link to the form in the page.
  await waitUntilInteractive(add);
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Gift message' });
  await dialog.getByRole('textbox', { name: 'Recipient’s name' }).fill('Kim');
  await dialog.getByRole('button', { name: 'Save gift message' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Recipient’s email' })).toBeFocused();
  expect(await findAxeViolations(page, '[role="dialog"], dialog')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Recipient’s email' }).fill('kim@shopper.example');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(main(page).getByText('Gift for Kim, kim@shopper.example')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Edit the gift message/ })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('codes, quantities, gift notes, removal and undo work by forms', async ({ page, browser }) => {
    await fillWithoutScript(page, browser);
    await page.goto('/en-us/cart');
    await field(page).fill('NO-SUCH-CODE');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(field(page)).toHaveValue('NO-SUCH-CODE');
    await expect(main(page).getByText('We don’t know this code. Check the spelling.')).toBeVisible();

    await expect(async () => {
      await field(page).fill('journey-ten');
      await main(page).getByRole('button', { name: 'Apply' }).click();
      await expect(code(page, 'JOURNEY-TEN')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await main(page).getByRole('button', { name: 'Remove code JOURNEY-TEN' }).click();
    await expect(codes(page)).toHaveCount(0);

    await main(page)
      .getByRole('link', { name: /^Add a gift message/ })
      .click();
    await main(page).getByRole('textbox', { name: 'Recipient’s name' }).fill('Kim');
    await main(page).getByRole('textbox', { name: 'Recipient’s email' }).fill('kim@shopper.example');
    await main(page).getByRole('button', { name: 'Save gift message' }).click();
    await expect(main(page).getByText('Gift for Kim, kim@shopper.example')).toBeVisible();

    await main(page)
      .getByRole('button', { name: `Remove ${jacket.name}` })
      .click();
    await expect(row(page, jacket.name)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, jacket.name)).toBeVisible();
  });
});

/** Puts a jacket and a gift card into the visitor's cart: a page with script adds them, and its cookies are the visitor's. */
async function fillWithoutScript(page: Page, browser: Parameters<Parameters<typeof test>[2]>[0]['browser']): Promise<void> {
  const context = await browser.newContext();
  await fillCart(await context.newPage(), [{ sku: jacket.sku }, { sku: card }]);
  await page.context().addCookies(await context.cookies());
  await context.close();
}
