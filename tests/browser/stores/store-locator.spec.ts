import type { Locator, Page } from '@playwright/test';
import { main } from '../../support/account.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { pressTabTo, waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const locator = '/en-us/store-locator';
const listing = '/en-us/c/jackets-2000';
const denver = 'Tarnfell Denver Union';
const findCard = (page: Page, name: string): Locator => main(page).getByRole('listitem').getByRole('article', { name });
const headerStore = (page: Page): Locator => page.getByRole('banner').locator('[data-place="store"]');
const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Your store and country' });

test('a visitor finds a store, compares it on the map and chooses it by keyboard alone', async ({ page }) => {
  await page.goto(locator);
  const place = main(page).getByRole('searchbox', { name: 'City or ZIP code' });
  await waitUntilInteractive(place);
  await pressTabTo(page, place);
  await page.keyboard.type('Denver');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 2, name: /^\d+ stores? near Denver, CO$/ })).toBeVisible();
  await expect(findCard(page, denver)).toContainText(/\d mi away/);

  const map = main(page).getByRole('button', { name: 'Show map' });
  await waitUntilInteractive(map);
  await pressTabTo(page, map);
  await page.keyboard.press('Enter');
  const pin = main(page).getByRole('link', { name: `1. ${denver}` });
  await pressTabTo(page, pin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#store-TF-DEN-01$/);

  await pressTabTo(page, main(page).getByRole('button', { name: `Set as my store: ${denver}` }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(`${denver} is your store now.`)).toBeVisible();
  await expect(headerStore(page)).toContainText(denver);
});

test('the map loads its code and data on the press, and nothing from another host', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${locator}?place=Denver`);
  const map = main(page).getByRole('button', { name: 'Show map' });
  await waitUntilInteractive(map);
  expect(requests.filter((url) => /store-search|locator-map|store-map/.test(url))).toEqual([]);
  await map.click();
  await expect(main(page).getByRole('group', { name: 'Map of the stores' })).toBeVisible();
  expect(requests.filter((url) => new URL(url).pathname === '/en-us/store-search')).toHaveLength(1);
  expect(requests.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
});

test('a visitor near a store finds it by position, and sees an explanation when the position is not shared', async ({ browser }) => {
  const context = await browser.newContext({ geolocation: { latitude: 39.7392, longitude: -104.9903 } });
  const page = await context.newPage();
  await page.goto(locator);
  const position = main(page).getByRole('button', { name: 'Use my location' });
  await waitUntilInteractive(position);
  await position.click();
  await expect(main(page).getByText('Your browser doesn’t share your location.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await position.click();
  await expect(page).toHaveURL(/near=39\.74/);
  await expect(findCard(page, denver)).toBeVisible();
  await context.close();
});

test('unknown places and places far from every store offer links', async ({ page }) => {
  await page.goto(`${locator}?place=Atlantis+Xyz`);
  await expect(main(page).getByRole('heading', { name: 'We don’t know the place “Atlantis Xyz”' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all stores (United States)' }).click();
  await expect(main(page).getByRole('heading', { name: /^\d+ stores · United States$/ })).toBeVisible();
  await page.goto(`${locator}?place=Omaha`);
  await expect(main(page).getByRole('heading', { name: 'No stores within 100 mi of Omaha, NE' })).toBeVisible();
  await expect(main(page).getByText('The nearest one:')).toBeVisible();
  await main(page).getByRole('link', { name: 'Show stores farther away' }).click();
  await expect(main(page).getByRole('heading', { name: /^\d+ stores? near Omaha, NE$/ })).toBeVisible();
});

test('a visitor chooses a store in the header, filters a list by it and removes it', async ({ page }) => {
  await page.goto(listing);
  await waitUntilShopInteractive(page);
  await headerStore(page).click();
  await chooser(page).getByRole('searchbox', { name: 'City or ZIP code' }).fill('Denver');
  await chooser(page).getByRole('button', { name: 'Search' }).click();
  await chooser(page)
    .getByRole('button', { name: `Set as my store: ${denver}` })
    .click();
  await expect(chooser(page).getByRole('status').getByText(`${denver} is your store now.`)).toBeVisible();
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(headerStore(page)).toContainText(denver);

  await main(page)
    .getByRole('link', { name: `At my store ${denver}` })
    .click();
  await expect(page).toHaveURL(/filter\.store=TF-DEN-01/);
  await main(page)
    .getByRole('link', { name: `Remove filter In stock at ${denver}` })
    .click();
  await expect(page).not.toHaveURL(/filter\.store/);

  await headerStore(page).click();
  await chooser(page).getByRole('button', { name: 'Remove as my store' }).click();
  await page.keyboard.press('Escape');
  await expect(headerStore(page)).toHaveText(/^Stores/);
});

test('a store in another country links to that country’s site after a confirmation', async ({ page }) => {
  await page.goto('/en-us/stores/TF-VAN-01');
  const leave = main(page).getByRole('button', { name: 'Go to the shop: Canada' });
  await waitUntilInteractive(main(page));
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Switch to another country?' });
  await expect(dialog).toContainText('Canada');
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Switch shops' }).click();
  await expect(page).toHaveURL(/\/en-ca\/stores\/TF-VAN-01$/);
  await expect(main(page).getByRole('button', { name: /^Set as my store: / })).toBeVisible();
});

test('a cached page is the same for visitors with and without a store', async ({ playwright }) => {
  const [one, other] = [await playwright.request.newContext(), await playwright.request.newContext()];
  try {
    const chosen = await one.post(getAddress('tarnfell', '/my-store'), {
      form: { storeId: 'TF-DEN-01' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(chosen.url()).toContain('store=becameMine');
    const pages = await Promise.all([one, other].map(async (visitor) => (await visitor.get(getAddress('tarnfell', '/privacy'))).text()));
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).not.toContain('TF-DEN-01');
  } finally {
    await Promise.all([one.dispose(), other.dispose()]);
  }
});

test('the locator and a store page have no axe violations on a small and a large screen', async ({ page }) => {
  const expectAccessible = async (): Promise<void> => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAxeViolations(page, 'main'), `${width} px`).toEqual([]);
    }
  };
  await page.goto(`${locator}?place=Denver`);
  const map = main(page).getByRole('button', { name: 'Show map' });
  await waitUntilInteractive(map);
  await map.click();
  await expect(main(page).getByRole('group', { name: 'Map of the stores' })).toBeVisible();
  await expectAccessible();
  await page.goto('/en-us/stores/TF-DEN-01');
  await expectAccessible();
});

test('a German visitor reads kilometers, times of day and weekdays in German', async ({ page }) => {
  await page.goto('/de-de/store-locator?place=M%C3%BCnchen');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Store finden' })).toBeVisible();
  const card = main(page).getByRole('listitem').getByRole('article').first();
  await expect(card).toContainText(/\d km entfernt/);
  await card.getByText('Öffnungszeiten', { exact: true }).click();
  await expect(card.getByRole('row').first()).toContainText(/^Montag\s*\d\d:\d\d – \d\d:\d\d$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a store, chooses it, filters by it and removes it', async ({ page }) => {
    await page.goto(listing);
    await main(page).getByRole('link', { name: 'At my store' }).first().click();
    await expect(page).toHaveURL(/\/store-locator$/);
    await expect(main(page).getByRole('button', { name: 'Use my location' })).toBeHidden();
    await main(page).getByRole('searchbox', { name: 'City or ZIP code' }).fill('Denver');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await findCard(page, denver)
      .getByRole('button', { name: `Set as my store: ${denver}` })
      .click();
    await expect(page).toHaveURL(/place=Denver&store=becameMine$/);
    await expect(main(page).getByText(`${denver} is your store now.`)).toBeVisible();

    await page.goto(listing);
    await main(page).getByRole('link', { name: 'At my store' }).first().click();
    await expect(page).toHaveURL(/filter\.store=TF-DEN-01/);

    await page.goto('/en-us/stores/TF-DEN-01');
    await main(page).getByRole('button', { name: 'Remove as my store' }).click();
    await expect(main(page).getByText('You no longer have a store selected.')).toBeVisible();
  });

  test('filters and opening hours work', async ({ page }) => {
    await page.goto(locator);
    await main(page).getByRole('checkbox', { name: 'Repairs' }).check();
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/service=repair/);
    await expect(main(page).getByRole('checkbox', { name: 'Repairs' })).toBeChecked();
    const card = main(page).getByRole('listitem').getByRole('article').first();
    await expect(card.getByRole('list', { name: 'Services' })).toContainText('Repairs');
    await card.getByText('Opening hours').click();
    await expect(card.getByRole('row', { name: /^Monday/ })).toBeVisible();
  });
});
