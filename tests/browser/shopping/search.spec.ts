import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { findCoveredControls } from '../../support/accessibility/find-covered-controls.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const option = (page: Page) => page.getByRole('listbox').getByRole('group', { name: 'Products' }).getByRole('option');

async function typeSearch(page: Page, text: string): Promise<void> {
  await page.goto('/en-us/repair');
  await waitUntilShopInteractive(page);
  expect(await findCoveredControls(page, 'header')).toEqual([]);
  // Types while the code of the suggestions is loading.
  await page.getByRole('banner').getByRole('searchbox').click();
  await page.keyboard.type(text);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveValue(text);
}

const small = { width: 390, height: 844 };
const large = { width: 1440, height: 900 };

test('a shopper gets from three letters and a click to a product, on a small screen', async ({ page, complaints }) => {
  await page.setViewportSize(small);
  await typeSearch(page, 'kes');
  const first = option(page).first();
  await expect(first).toContainText('Kestrel');
  expect(await findAxeViolations(page)).toEqual([]);
  await first.click();
  await expect(page).toHaveURL(/\/en-us\/p\/kestrel/);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Kestrel');
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a shopper gets to a product by keyboard alone, on a large screen', async ({ page }) => {
  await page.setViewportSize(large);
  await typeSearch(page, 'kes');
  expect(await findAxeViolations(page, 'header')).toEqual([]);
  const name = await option(page).first().getAttribute('id');
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('ArrowDown');
    if ((await field(page).getAttribute('aria-activedescendant')) === name) break;
  }
  await expect(field(page)).toHaveValue(/Kestrel/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/p\/kestrel/);
});

test('a search corrects a typo, is narrowed by a facet, and appears in the history', async ({ page }) => {
  await page.setViewportSize(large);
  await typeSearch(page, 'kestrl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/search\?q=kestrl$/);
  await expect(main(page).getByText('Showing results for “kestrel”.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Search instead for “kestrl”' })).toHaveAttribute('href', /exact=true$/);
  const found = main(page).locator('[data-block="listing"] li :is(h2, h3) a');
  for (const name of await found.allTextContents()) expect(name).toContain('Kestrel');
  await main(page)
    .getByRole('checkbox', { name: /^Women, \d+$/ })
    .last()
    .check();
  await expect(page).toHaveURL(/q=kestrl&filter\.gender=women$/);
  await expect(found).toHaveCount(2);
  await page.goto('/en-us/search');
  await expect(main(page).getByRole('navigation', { name: 'Recent searches' }).getByRole('link')).toHaveText('kestrl');
  await expect(main(page).getByRole('heading', { name: 'Popular searches' })).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
});
