import type { Browser, Locator, Page } from '@playwright/test';
import { createAccount, main, signInAs, signOut } from '../../support/account.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const listing = '/en-us/c/jackets-2000';
const product = { path: '/en-us/p/kestrel-shell-jacket-TFKES01M', name: 'Kestrel Shell Jacket' };
const hearts = (page: Page): Locator => main(page).getByRole('button', { name: /^Add .+ to favorites$/ });
const headerLink = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('link', { name, exact: true });
const items = (page: Page): Locator => main(page).locator('[data-item]');

/** Presses the nth heart of a page. It is shown as pressed at once, and the next page would cancel its request. */
async function addFavorite(page: Page, nth = 0): Promise<void> {
  const heart = hearts(page).nth(nth);
  await waitUntilInteractive(heart);
  const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/v2/favorites'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBe(201);
}

async function fetchStatusElsewhere(browser: Browser, link: string): Promise<number | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto(link);
  const status = response?.status();
  if (status === 200) {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Favorites');
    await expect(main(page)).not.toContainText('Robin');
    await expect(main(page).getByRole('article')).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  await context.close();
  return status;
}

test('favorites are merged into the account’s at sign-in, and shared until the link is revoked', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const person = await createAccount(page.request);
  await page.goto(product.path);
  await addFavorite(page);
  await expect(headerLink(page, 'Favorites, 1 product')).toBeVisible();
  await signOut(page);
  await expect(headerLink(page, 'Favorites')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(listing);
  await addFavorite(page, 2);
  await addFavorite(page, 3);
  await expect(headerLink(page, 'Favorites, 2 products')).toBeVisible();
  await page.reload();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await signInAs(page, person);

  await headerLink(page, 'Favorites, 3 products').click();
  await expect(items(page)).toHaveCount(3);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAxeViolations(page, 'main'), `${width} px`).toEqual([]);
  }
  await main(page).getByText('Share this list').click();
  await main(page).getByRole('button', { name: 'Create a link' }).click();
  const link = await main(page).getByLabel('Link to this list').inputValue();
  expect(await fetchStatusElsewhere(browser, link)).toBe(200);
  await main(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(main(page).getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect(await fetchStatusElsewhere(browser, link)).toBe(404);
});

test('a shopper removes and restores a favorite, moves it to a new list, and chooses it for the cart', async ({ page }) => {
  await page.goto(product.path);
  await addFavorite(page);
  await headerLink(page, 'Favorites, 1 product').click();
  await main(page)
    .getByRole('button', { name: `Remove ${product.name} from favorites` })
    .click();
  await expect(items(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items(page)).toHaveCount(1);

  await items(page).locator('summary').click();
  await main(page).getByLabel('List name').fill('Trip in May');
  await main(page).getByRole('button', { name: 'Move to this list' }).click();
  await main(page).getByRole('link', { name: 'Trip in May (1)' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Trip in May');
  await main(page)
    .getByRole('link', { name: `Add to cart: ${product.name}` })
    .click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'M', exact: true })).toBeAttached();
});

test('a heart reverts what could not be saved, and reports it', async ({ page }) => {
  await page.route('**/api/wishlists/v2/favorites?*', (route) =>
    route.fulfill({ status: 409, json: { appId: 'x', correlationId: 'x', errorDetails: [{ errorId: 'FAV413', message: 'full' }] } }),
  );
  await page.goto(listing);
  await waitUntilInteractive(hearts(page).first());
  await hearts(page).first().click();
  await expect(page.getByText('Your favorites list is full. Please remove some items first.')).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart adds with its form and returns to the page, and the favorites page removes', async ({ page }) => {
    await page.goto(product.path);
    await hearts(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${product.path}$`));
    await page.goto('/en-us/favorites');
    await expect(items(page)).toHaveCount(1);
    await main(page)
      .getByRole('button', { name: `Remove ${product.name} from favorites` })
      .click();
    await expect(main(page)).toContainText('The product was removed.');
    await expect(items(page)).toHaveCount(0);
  });
});
