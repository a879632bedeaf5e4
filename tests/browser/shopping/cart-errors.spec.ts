import type { Page, Response } from '@playwright/test';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { fillCart } from '../../support/checkout.ts';
import { getCartLink, createGate, jacket, main, getMoreButton, rejectRequest } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

async function openProduct(page: Page, size: string): Promise<void> {
  await page.goto(jacket.path);
  await waitUntilInteractive(addButton(page));
  await main(page).getByRole('radio', { name: size, exact: true }).check({ force: true });
}
const addButton = (page: Page) => main(page).locator('form:has([name="size"]) button[type="submit"]').first();

async function openCart(page: Page): Promise<void> {
  await fillCart(page, [{ sku: jacket.sku }]);
  await page.goto('/en-us/cart');
  await waitUntilInteractive(getMoreButton(page));
}

test.describe('adding to the cart', () => {
  test('loses nothing from two concurrent tabs, and creates one cart', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([openProduct(page, 'M'), openProduct(other, 'L')]);
    await Promise.all([addButton(page).click(), addButton(other).click()]);
    for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await page.goto('/en-us/cart');
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
    await expect(getCartLink(page, 2)).toBeVisible();
  });

  test('shows its progress on a slow network, and announces its end', async ({ page }) => {
    const slow = createGate();
    await page.route('**/api/cart/v1/cartWithItem*', async (route) => {
      await slow.opened;
      await route.continue();
    });
    await openProduct(page, 'M');
    await addButton(page).click();
    await expect(addButton(page)).toHaveText('Adding…');
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(getCartLink(page, 0)).toBeVisible();
    slow.open();
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await expect(getCartLink(page, 1)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(`${jacket.name} was added to your cart.`)).toBeVisible();
  });

  test('shows an error for an unknown customer and reloads the page once, not in a loop', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/api\/cart\/v1\/(?:cartWithItem|item)/, (route) => rejectRequest(route, 403, 'AUT498'));
    await openProduct(page, 'M');
    await page.evaluate(() => Object.assign(window, { first: true }));
    const isRenewal = (response: Response) => /\/api\/cart\/v1\/cart(?:\?|$)/.test(response.url());
    const renewed = page.waitForResponse(isRenewal);
    await addButton(page).click();
    await renewed;
    await expect(main(page).getByText('Your session has expired.')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(4000);
    await loaded;
    expect(await page.evaluate(() => 'first' in window)).toBe(false);

    await waitUntilInteractive(addButton(page));
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await page.evaluate(() => Object.assign(window, { second: true }));
    const again = page.waitForResponse(isRenewal);
    await addButton(page).click();
    await again;
    await expect(main(page).getByText('Your session has expired.')).toBeVisible();
    await page.clock.runFor(5000);
    expect(await page.evaluate(() => 'second' in window)).toBe(true);
  });
});

test.describe('a change of the cart', () => {
  test('keeps an item that another tab has added meanwhile', async ({ page, context }) => {
    await openCart(page);
    const other = await context.newPage();
    await openProduct(other, 'L');
    await addButton(other).click();
    await expect(other.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await main(page)
      .locator('[data-item]')
      .getByRole('button', { name: /^Add one/ })
      .click();
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
    await expect(getCartLink(page, 3)).toBeVisible();
  });
});
