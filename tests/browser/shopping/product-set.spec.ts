import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { fillCart } from '../../support/checkout.ts';
import { waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { readStructuredData } from '../../support/structured-data.ts';
import { expect, test } from '../../support/test.ts';

const product = '/en-us/p/kestrel-shell-jacket-TFKES01MG4S';
const set = '/en-us/s/rain-kit-S100101';
/** Spruce, XS: the last unit. */
const last = 'TARNFELL:TFKES01M:G4S:XS::1:';
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const summary = (page: Page) => main(page).getByRole('alert').first();
const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name });

/** Chooses everything except the size of the jacket. */
async function chooseOthers(page: Page): Promise<void> {
  for (const [name, label] of [
    ['Drove Pants', 'Regular length'],
    ['Cairnside Mid Boot', 'Standard width'],
  ] as const) {
    await part(page, name).getByRole('radio', { name: label, exact: true }).check({ force: true });
    await part(page, name).locator('input[name^="size-"]:enabled').first().check({ force: true });
  }
}

test('a shopper adds a set to the cart with one item sold out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await fillCart(page, [{ sku: last }]);
  await page.goto(product);
  await main(page).getByRole('link', { name: 'View set: Rain Kit' }).click();
  await expect(page).toHaveURL(new RegExp(`${set}$`));
  await waitUntilInteractive(button(page, /^Add 4 items/));
  await chooseOthers(page);

  await button(page, /^Add 4 items/).click();
  await expect(summary(page)).toContainText('Kestrel Shell Jacket: Choose a size');
  await part(page, 'Kestrel Shell Jacket').getByRole('radio', { name: /^XS/ }).check({ force: true });
  await button(page, /^Add 4 items/).click();

  await expect(summary(page)).toContainText('1 item was not added');
  await expect(summary(page)).toContainText('Kestrel Shell Jacket: This item is out of stock');
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await expect(main(page).getByText('3 items are in your cart.')).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.goto('/en-us/cart');
  await expect(main(page).locator('[data-item]').filter({ hasNotText: 'Gift with your purchase' })).toHaveCount(4);
});

test('a shopper adds a set to the cart by keyboard', async ({ page }) => {
  await page.goto(set);
  await waitUntilInteractive(button(page, /^Add 4 items/));
  await part(page, 'Drove Pants').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await part(page, 'Cairnside Mid Boot').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await button(page, /^Add 2 items/).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#part-0 :focus')).toHaveCount(1);
  await part(page, 'Kestrel Shell Jacket').getByRole('radio', { name: 'M', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('2 items are in your cart.')).toBeVisible();
});

test('the head of a set lists its other languages and its parts', async ({ page }) => {
  await page.goto(set);
  await expect(page.locator('link[rel="alternate"][hreflang="de-DE"]')).toHaveAttribute('href', /\/de-de\/s\/regen-set-S100101$/);
  const collection = (await readStructuredData(page)).find((thing) => thing['@type'] === 'ProductCollection');
  expect(collection).toMatchObject({ name: 'Rain Kit', offers: { priceCurrency: 'USD' } });
});

test('recently viewed products appear until they are cleared', async ({ page }) => {
  await page.goto(product);
  // A page that is left before it hydrates records nothing.
  await waitUntilShopInteractive(page);
  await page.goto('/en-us/p/merlin-shell-jacket-TFMER01M');
  const section = main(page).getByRole('region', { name: 'Recently viewed' });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(section).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(section.getByRole('link', { name: 'Kestrel Shell Jacket' })).toBeVisible();
  await expect(section.getByRole('link', { name: 'Merlin Shell Jacket' })).toHaveCount(0);
  await section.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(section).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a set is sent as a form, and the page lists items that were not added', async ({ page }) => {
    await page.goto(set);
    await part(page, 'Kestrel Shell Jacket').getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await part(page, 'Drove Pants').getByRole('checkbox').uncheck({ force: true });
    await button(page, /^Add 4 items/).click();
    await expect(summary(page)).toContainText('Cairnside Mid Boot: Choose a fit');
    await expect(part(page, 'Kestrel Shell Jacket').getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await part(page, 'Cairnside Mid Boot').getByRole('checkbox').uncheck({ force: true });
    await button(page, /^Add 3 items/).click();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
  });
});
