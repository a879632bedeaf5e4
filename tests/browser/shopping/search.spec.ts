import type { Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { coveredControls } from '../../support/accessibility/covered-controls.ts';
import { untilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
const option = (page: Page) => page.getByRole('listbox').getByRole('group', { name: 'Products' }).getByRole('option');

async function type(page: Page, text: string): Promise<void> {
  await page.goto('/en-us/repair');
  await untilShopInteractive(page);
  expect(await coveredControls(page, 'header')).toEqual([]);
  // Typed while the code of the suggestions is loading.
  await page.getByRole('banner').getByRole('searchbox').click();
  await page.keyboard.type(text);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toHaveValue(text);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`a search at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('leads by three letters and a click to a product', async ({ page, complaints }) => {
      await type(page, 'kes');
      const first = option(page).first();
      await expect(first).toContainText('Kestrel');
      expect(await axeFindings(page)).toEqual([]);
      await first.click();
      await expect(page).toHaveURL(/\/en-us\/p\/kestrel/);
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Kestrel');
      await expect(page.getByRole('listbox')).toBeHidden();
      expect(complaints).toEqual([]);
    });

    test('leads by the keyboard alone to a product', async ({ page }) => {
      await type(page, 'kes');
      const name = await option(page).first().getAttribute('id');
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('ArrowDown');
        if ((await field(page).getAttribute('aria-activedescendant')) === name) break;
      }
      await expect(field(page)).toHaveValue(/Kestrel/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/en-us\/p\/kestrel/);
    });

    test('corrects a typo, is narrowed by a facet, and is remembered', async ({ page }) => {
      await type(page, 'kestrl');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/en-us\/search\?q=kestrl$/);
      await expect(main(page).getByText('Showing results for “kestrel”.')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Search instead for “kestrl”' })).toHaveAttribute('href', /exact=true$/);
      const isSmall = width < 1024;
      if (isSmall)
        await main(page)
          .getByRole('button', { name: /^Filters/ })
          .click();
      const filters = isSmall ? page.getByRole('dialog') : main(page);
      await filters
        .getByRole('checkbox', { name: /^Women, \d+$/ })
        .last()
        .check();
      if (isSmall) await filters.getByRole('button', { name: /^Show \d+ product/ }).click();
      await expect(page).toHaveURL(/q=kestrl&filter\.gender=women$/);
      await page.goto('/en-us/search');
      await expect(main(page).getByRole('navigation', { name: 'Recent searches' }).getByRole('link')).toHaveText('kestrl');
    });
  });
