import { findByRole, findByTag } from '../../support/find-by-role.ts';
import { parseElements } from '../../support/parse-elements.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { getPosition, clickAndGetPosition } from '../../support/position.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ pictures: true });

/** A global that a full page load would lose. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** All computed styles of an element, except those that depend on the scroll position. */
const readStyles = (element: Locator) =>
  element.evaluate((node) =>
    Object.fromEntries([...getComputedStyle(node)].map((name) => [name, getComputedStyle(node).getPropertyValue(name)])),
  );

/** Waits for fonts and the article's first image, which affect heights. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('#image-1 img').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('#image-1 img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test('a link in static HTML loads the next page into the same document, with head and focus', async ({ page, complaints }) => {
  await page.goto('/en-us?p13n_testcontext=Baseline');
  await waitUntilShopInteractive(page);
  await mark(page);
  await page.getByRole('main').getByRole('link', { name: 'Read the story' }).first().click();
  await expect(page).toHaveURL(/\/en-us\/articles\/the-long-way-up$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The long way up');
  await expect(page).toHaveTitle('The long way up | Tarnfell');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress('tarnfell', '/articles/the-long-way-up'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a client navigation looks exactly like a full load, for blocks that the first page did not have', async ({ page, context }) => {
  await page.goto('/en-us/repair');
  await waitUntilShopInteractive(page);
  await expect(page.locator('[data-block="rich-text"]')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'The long way up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The long way up');

  const fresh = await context.newPage();
  await fresh.goto('/en-us/articles/the-long-way-up');
  await Promise.all([page, fresh].map(waitUntilDrawn));
  for (const selector of ['#text-0 p', '#text-0 > *', '#image-1 img', 'main h1', 'main [data-variant]']) {
    const arrived = await readStyles(page.locator(selector).first());
    expect(arrived, selector).toEqual(await readStyles(fresh.locator(selector).first()));
  }
});

test('Back restores the reader’s scroll position', async ({ page }) => {
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  await mark(page);
  const link = page.getByRole('link', { name: 'How repair works' });
  const position = await clickAndGetPosition(page, link);
  await expect(page).toHaveURL(/\/en-us\/repair$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en-us$/);
  await expect.poll(async () => Math.abs((await getPosition(link)) - position)).toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(await isMarked(page)).toBe(true);
});

test('the location selector switches to another locale, also from a page with a cart, and / then remembers it', async ({
  page,
  request,
}) => {
  await page.goto('/en-us/p/drumlin-winter-socks-TFDRU06U');
  await waitUntilShopInteractive(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Country and language/ })
    .click();
  await expect(page).toHaveURL(/\/en-us\/location-selector$/);
  await expect(page.locator('[data-locale="en-us"]')).toHaveAttribute('aria-current', 'true');
  await page.locator('[data-locale="fr-ca"]').click();
  await expect(page).toHaveURL(/\/fr-ca\/p\/[a-z-]+-TFDRU06U$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr-ca$/);
  expect((await request.get('/', { maxRedirects: 0 })).headers().location, 'another visitor is not concerned').toBe('/en-us');
});

test('a link switches to another locale in the same document, even after the mini cart was open', async ({ page, complaints }) => {
  await page.goto('/en-us/p/drumlin-winter-socks-TFDRU06U');
  await waitUntilShopInteractive(page);
  await mark(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('button', { name: 'Close' }).click();
  // A link as an editor may write it.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'The long way up' });
  await link.evaluate((element: HTMLAnchorElement) => element.setAttribute('href', '/de-de'));
  await page.getByRole('contentinfo').locator('a[href="/de-de"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('main').locator('[data-block]').first()).toBeAttached();
  // The mini cart belongs to the query client of the first locale.
  await expect(page.locator('dialog', { hasText: 'Added to your cart' })).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test('each brand is served at its own host name', async ({ page }) => {
  await page.goto(getAddress('solvane', ''));
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'solvane');
  await page.goto(getAddress('tarnfell', ''));
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'tarnfell');
});

for (const [what, path] of [
  ['an address without a page', '/en-us/no-such-page'],
  ['an unknown locale', '/xx-yy'],
  ['a page of an unknown locale', '/xx-yy/jackets'],
  ['an article outside its folder', '/en-us/the-long-way-up'],
] as const) {
  test(`${what} responds with 404 and a page with links`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(findByTag(html, 'h1').map(({ spoken }) => spoken)).toEqual(['This trail ends here']);
    expect(findByTag(html, 'meta').filter(({ attributes }) => attributes.name === 'robots')).toMatchObject([
      { attributes: { content: 'noindex' } },
    ]);
    expect(findByRole(html, 'navigation', 'Main').length).toBeGreaterThan(0);
    expect(parseElements(/<main.*<\/main>/s.exec(html)?.[0] ?? '').filter(({ attributes }) => attributes.href !== undefined)).not.toEqual(
      [],
    );
  });
}

test('a missing page reached by a link shows the same page, without a full load', async ({ page }) => {
  await page.goto('/en-us/repair');
  await waitUntilShopInteractive(page);
  await mark(page);
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.setAttribute('href', '/en-us/gone'));
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trail ends here');
  expect(await isMarked(page)).toBe(true);
});
