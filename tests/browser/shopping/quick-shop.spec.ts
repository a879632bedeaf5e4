import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('[data-block="listing"] li h2 a');

/** Holds scripts that are requested from now on, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  let count = 0;
  await page.route('**/assets/*.js', async (route) => {
    count++;
    await held.promise;
    await route.continue();
  });
  return () => {
    expect(count).toBeGreaterThan(0);
    held.resolve(undefined);
  };
}

test('a shopper gets from a misspelled search by a facet and the quick shop to the cart, on a phone', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/search?q=kestrl');
  await waitUntilInteractive(main(page).getByLabel('Sort by'));
  await main(page).getByRole('button', { name: 'Filters' }).click();
  const facets = page.getByRole('dialog', { name: 'Filters' });
  await facets
    .getByRole('checkbox', { name: /^Women, \d+$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/filter\.gender=women/);
  await facets.getByRole('button', { name: 'Show 2 products' }).click();
  await expect(cards(page)).toHaveCount(2);

  const opener = main(page)
    .getByRole('button', { name: /^Quick shop: / })
    .first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: /Kestrel/ });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a size');
  await dialog.locator('input[name="size"]:enabled').first().focus();
  await page.keyboard.press('Space');
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'was added to your cart' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(cards(page)).toHaveCount(2);

  await opener.click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await dialog.getByRole('link', { name: 'View full details' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Kestrel');
  await page.goto('/en-us/cart');
  await expect(
    main(page)
      .getByText(/Kestrel/)
      .first(),
  ).toBeVisible();
  // The facet replaces images that the document has preloaded.
  expect(complaints.filter((complaint) => !complaint.includes('link preload'))).toEqual([]);
});

test('a shopper compares up to four products, also without script', async ({ page, browser, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/c/jackets-2000');
  await waitUntilInteractive(main(page).getByLabel('Sort by'));
  const boxes = main(page).getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  const bar = main(page).getByRole('region', { name: 'Products to compare' });
  await expect(bar.getByRole('status')).toHaveText('You can compare up to 4 products. Remove one to add another.');
  await bar
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.goto('/en-us/c/packs-2100');
  await bar.getByRole('link', { name: 'Compare 3' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\w+,\w+,\w+$/);
  const table = main(page).getByRole('table');
  await expect(table.getByRole('rowheader', { name: 'Material' })).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await table
    .getByRole('button', { name: /^Choose options/ })
    .or(table.getByRole('link', { name: /^Choose options/ }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await table
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  expect(complaints).toEqual([]);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const shared = await plain.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('columnheader')).toHaveCount(3);
  await shared
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(shared.getByRole('columnheader')).toHaveCount(2);
  await plain.close();
});

test('a shopper sets a price range without script', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await plain.newPage();
  await page.goto('/en-us/c/jackets-2000');
  await page.getByRole('spinbutton', { name: 'From ($)' }).fill('100');
  await page.getByRole('spinbutton', { name: 'To ($)' }).fill('200');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove filter $100 – $200' })).toBeVisible();
  await plain.close();
});

test('a new document restores rows and position of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/c/jackets-2000');
  await waitUntilInteractive(main(page).getByLabel('Sort by'));
  await main(page).getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.goto('about:blank');
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('an extended list is restored after a visitor who did not wait for the code of its blocks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en-us/c/jackets-2000');
  await waitUntilInteractive(main(page).getByLabel('Sort by'));
  const release = await holdScripts(page);
  await main(page).getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(48);
  await cards(page).nth(20).click();
  release();
  await expect(page).toHaveURL(/\/en-us\/p\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
});
