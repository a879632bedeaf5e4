import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { findByTag } from '../../support/find-by-role.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { isHydrated } from '../../support/hydrated.ts';
import { getPosition, clickAndGetPosition } from '../../support/position.ts';
import { getAddress } from '../../support/shop.ts';
import { readStructuredData } from '../../support/structured-data.ts';
import { expect, test } from '../../support/test.ts';

const jackets = '/en-us/c/jackets-2000';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('[data-block="listing"] li :is(h2, h3) a');
const total = (page: Page) => main(page).getByRole('status').first();
const filter = (page: Page, name: RegExp) => main(page).getByRole('checkbox', { name });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilInteractive(main(page).getByLabel('Sort by'));
}

test.describe('a category', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows editors’ blocks among its products, at their positions', async ({ page, complaints }) => {
    await openPage(page, '/en-us/c/packs-2100');
    const entry = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'How much do you carry?' }) });
    expect(await entry.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item))).toBe(8);
    await entry.getByRole('link', { name: 'Which volume?' }).click();
    await expect(page).toHaveURL(/\/packs#volume$/);
    expect(complaints).toEqual([]);
  });

  test('matches the counts of its facets, and gives every choice an address', async ({ page, complaints }) => {
    await openPage(page, jackets);
    const women = filter(page, /^Women, \d+$/);
    const promised = Number(/\d+/.exec((await women.getAttribute('aria-label')) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await women.click();
    await expect(page).toHaveURL(/\/c\/jackets-2000\?filter\.gender=women$/);
    await expect(total(page)).toHaveText(`${promised} products`);
    await expect(cards(page)).toHaveCount(promised);

    const shells = filter(page, /^Shell jackets, \d+$/);
    const both = Number(/\d+/.exec((await shells.getAttribute('aria-label')) ?? '')?.[0]);
    expect(both).toBeLessThan(promised);
    await shells.click();
    await expect(page).toHaveURL(/\?filter\.gender=women&filter\.kind=jacket-shell$/);
    await expect(cards(page)).toHaveCount(both);

    await page.goBack();
    await expect(page).toHaveURL(/\?filter\.gender=women$/);
    await expect(cards(page)).toHaveCount(promised);
    await expect(shells).not.toBeChecked();
    await page.goForward();
    await expect(cards(page)).toHaveCount(both);
    await page.reload();
    await expect(cards(page)).toHaveCount(both);
    await expect(women).toBeChecked();

    await waitUntilInteractive(main(page).getByLabel('Sort by'));
    await main(page).getByRole('link', { name: 'Remove filter Women' }).click();
    await expect(page).toHaveURL(/\?filter\.kind=jacket-shell$/);
    await expect(women).not.toBeChecked();
    await main(page)
      .getByRole('link', { name: /^Clear all/ })
      .click();
    await expect(page).toHaveURL(/\/c\/jackets-2000$/);
    expect(complaints).toEqual([]);
  });

  test('sorts by price both ways', async ({ page }) => {
    await openPage(page, jackets);
    const prices = async (): Promise<readonly number[]> =>
      (await main(page).locator('[data-part="price"]').allTextContents()).map((text) =>
        Number(/\$(\d[\d,.]*)/.exec(text)?.[1]?.replace(',', '')),
      );
    await main(page).getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await expect(page).toHaveURL(/\?sort=priceLowToHigh$/);
    const isAscending = (list: readonly number[]): boolean => list.every((price, at) => price >= (list[at - 1] ?? 0));
    await expect.poll(async () => isAscending(await prices())).toBe(true);
    const lowest = (await prices())[0] ?? Number.NaN;
    expect(lowest).toBeGreaterThan(0);
    await main(page).getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await expect(page).toHaveURL(/\?sort=priceHighToLow$/);
    await expect.poll(async () => (await prices())[0]).toBeGreaterThan(lowest);
  });

  test('loads more near the reader, and Back from a product restores list and position', async ({ page, complaints }) => {
    await openPage(page, jackets);
    await main(page).getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(48);
    await expect(cards(page).nth(24)).toBeFocused();
    await expect(main(page).getByText('Showing 48 of 48')).toBeVisible();

    const chosen = cards(page).nth(40);
    const name = (await chosen.textContent()) ?? '';
    const place = await clickAndGetPosition(page, chosen);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(async () => Math.abs((await getPosition(cards(page).nth(40))) - place)).toBeLessThan(2);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    expect(complaints).toEqual([]);
  });

  test('keeps everything around the list while it grows before the page is fully hydrated', async ({ page }) => {
    // The browser is never idle, so the menu's code would not load by itself.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await openPage(page, jackets);
    const menu = await page.getByRole('banner').getByRole('navigation').first().elementHandle();
    const removed = await page.evaluateHandle((nav) => {
      const seen: string[] = [];
      new MutationObserver(() => nav?.isConnected || seen.push('the menu')).observe(document.body, { childList: true, subtree: true });
      return seen;
    }, menu);
    await main(page).getByRole('link', { name: 'Show more' }).click();
    await expect(cards(page)).toHaveCount(48);
    expect(await removed.jsonValue()).toEqual([]);
    await expect.poll(() => menu?.evaluate(isHydrated)).toBe(true);
  });

  test('starts at the page of its address, and links to earlier ones', async ({ page }) => {
    await page.goto(`${jackets}?page=2`);
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveTitle('Jackets – Page 2 of 2 | Tarnfell');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress('tarnfell', '/c/jackets-2000?page=2'));
    await expect(page.locator('link[rel="prev"]').first()).toHaveAttribute('href', getAddress('tarnfell', '/c/jackets-2000'));
    await main(page).getByRole('link', { name: 'Show earlier products' }).click();
    await expect(page).toHaveURL(/\/c\/jackets-2000$/);
  });

  test('has a title in every language and describes its content', async ({ page }) => {
    await page.goto(`${jackets}?filter.gender=women&utm_source=letter`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress('tarnfell', '/c/jackets-2000'));
    await page.goto(jackets);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', (link as HTMLLinkElement).href])),
      );
    expect(alternates).toMatchObject({
      'en-US': getAddress('tarnfell', '/c/jackets-2000'),
      'fr-CA': getAddress('tarnfell', '/c/vestes-2000', 'fr-ca'),
      'de-DE': getAddress('tarnfell', '/c/jacken-2000', 'de-de'),
    });
    const things = await readStructuredData(page);
    expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement).toHaveLength(2);
    expect(things.find((thing) => thing['@type'] === 'ItemList')?.itemListElement).toHaveLength(24);
  });

  test('shows the requested color, and another one on hover', async ({ page }) => {
    await openPage(page, `${jackets}?filter.color=night`);
    const card = main(page).locator('li', { has: page.locator('a[href*="TFKES01M"]') });
    await expect(card.getByRole('radio', { name: 'Night' })).toBeChecked();
    await expect(card.getByRole('link')).toHaveAttribute('href', /TFKES01MK9N$/);
    await card.getByRole('radio', { name: 'Stone' }).check({ force: true });
    await expect(card.getByRole('link')).toHaveAttribute('href', /TFKES01MS2N$/);
  });

  test('explains that it has no results and links back', async ({ page }) => {
    await openPage(page, `${jackets}?filter.gender=kids&filter.kind=jacket-shell&filter.size=XXL`);
    await expect(main(page).getByRole('heading', { name: 'No products match all of these filters' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear all', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/jackets-2000$/);
    await expect(cards(page)).toHaveCount(24);
  });
});

test('opens its filters in a sheet with a result count on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, jackets);
  await expect(page.locator('main > [data-block="accordion"]'), 'waits with its layout').toHaveCSS('content-visibility', 'auto');
  await main(page).getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^Kids, \d+$/ }).click();
  await expect(sheet.getByRole('button', { name: 'Show 8 products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Filters/ })).toBeFocused();
  await expect(cards(page)).toHaveCount(8);
});

test.describe('a search', () => {
  test('works with the field in the header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en-us/repair');
    await page.getByRole('banner').getByRole('searchbox').fill('fleece');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en-us\/search\?q=fleece$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Results for “fleece”');
    await expect(cards(page).first()).toContainText('Fleece');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('explains that it has no results, with links', async ({ page }) => {
    await page.goto('/en-us/search?q=zzqxw');
    await expect(main(page).getByRole('heading', { name: 'No results for “zzqxw”' })).toBeVisible();
    // Editors' blocks below count clicks as the search's.
    await expect(main(page).locator('[data-block="linked-card"] [data-track*="search-content-click"]')).toHaveCount(1);
    expect(await findAxeViolations(page, 'main')).toEqual([]);
    const popular = main(page).getByRole('navigation', { name: 'Popular categories' });
    await popular.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en-us\/c\//);
  });

  test('shows search words as text', async ({ page, complaints }) => {
    await page.goto(`/en-us/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"')}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
    expect(complaints).toEqual([]);
  });
});

for (const [what, path, target] of [
  ['a category with a wrong name', '/en-us/c/anoraks-2000?sort=newest', '/en-us/c/jackets-2000?sort=newest'],
  ['a product with a wrong name', '/en-us/p/anorak-TFKES01M', '/en-us/p/kestrel-shell-jacket-TFKES01M'],
  ['a color with a wrong name', '/en-us/p/anorak-TFKES01MK9N', '/en-us/p/kestrel-shell-jacket-TFKES01MK9N'],
  ['a category with its name in another language', '/de-de/c/jackets-2000', '/de-de/c/jacken-2000'],
] as const) {
  test(`${what} redirects permanently to the right address`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers().location ?? '', getAddress('tarnfell', '')).href]).toEqual([
      301,
      new URL(target, getAddress('tarnfell', '')).href,
    ]);
  });
}

for (const path of [
  '/en-us/c/none-9999',
  '/en-us/c/jackets',
  '/en-us/p/none-ZZZZZZZZ',
  '/en-us/p/kestrel',
  '/en-us/c/street-6100',
  '/xx-yy/c/jackets-2000',
]) {
  test(`${path} is a missing page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(findByTag(html, 'h1').map(({ spoken }) => spoken)).toEqual(['This trail ends here']);
    expect(findByTag(html, 'meta').filter(({ attributes }) => attributes.name === 'robots')).toMatchObject([
      { attributes: { content: 'noindex' } },
    ]);
  });
}
