import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { findByRole } from '../../support/find-by-role.ts';
import { parseElements } from '../../support/parse-elements.ts';
import { scrollThroughAll, waitUntilShopInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test.use({ pictures: true });

const heroes = {
  baseline: { title: 'Made for the long way up', id: 'season.hero-long-way' },
  A: { title: 'Get out in any weather', id: 'hero-weather' },
} as const;

async function fetchHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

const count = (text: string, part: string): number => text.split(part).length - 1;

test.describe('the start page', () => {
  for (const [languages, locale] of [
    ['fr-CA,fr;q=0.9,en;q=0.5', 'fr-ca'],
    ['de', 'de-de'],
    ['en-GB,en;q=0.8', 'en-gb'],
    ['ja', 'en-us'],
  ] as const) {
    test(`a reader of ${languages} is redirected from / to /${locale}`, async ({ request }) => {
      const response = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': languages } });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(`/${locale}`);
      expect(response.headers().vary).toContain('Accept-Language');
    });
  }
});

test.describe('the HTML of the home page', () => {
  test('ids are unique', async ({ request }) => {
    const ids = parseElements(await fetchHtml(request, '/en-us')).flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  for (const [shown, hidden, forced] of [
    ['baseline', 'A', 'tarnfell-home-hero:Baseline'],
    ['A', 'baseline', 'tarnfell-home-hero:A'],
  ] as const) {
    test(`hero ${shown} appears once and hero ${hidden} not at all when the test context forces ${forced}`, async ({ request }) => {
      const html = await fetchHtml(request, `/en-us?p13n_testcontext=${forced}`);
      expect(findByRole(html, 'heading', heroes[shown].title).map(({ tag }) => tag)).toEqual(['h1']);
      expect(count(html, heroes[shown].title)).toBe(1);
      expect(html.includes(heroes[hidden].title), heroes[hidden].title).toBe(false);
      expect(html.includes(heroes[hidden].id), heroes[hidden].id).toBe(false);
    });
  }

  test('blocks for other segments are absent', async ({ request }) => {
    const html = await fetchHtml(request, '/en-us');
    expect(html.includes('The greenest jacket is the one you have'), 'The greenest jacket is the one you have').toBe(true);
    expect(html.includes('Your club benefits'), 'Your club benefits').toBe(false);
    expect(html.includes('your early access has begun'), 'your early access has begun').toBe(false);
  });

  test('another segment’s blocks appear when the test context forces the segment', async ({ request }) => {
    const html = await fetchHtml(request, `/en-us?p13n_testcontext=${encodeURIComponent('{"segment":"loyalty-loggedin"}')}`);
    expect(html.includes('Your club benefits'), 'Your club benefits').toBe(true);
    expect(html.includes('The greenest jacket is the one you have'), 'The greenest jacket is the one you have').toBe(false);
  });

  test('texts of static blocks appear once', async ({ request }) => {
    const html = await fetchHtml(request, '/en-us');
    const texts = [
      'Shells, insulation, fleece',
      'From a day to a week',
      'Three layers, only 380 grams',
      'Associate discount',
      'Text message terms',
      'First light on a mountain ridge',
    ];
    for (const text of texts) expect(count(html, text), text).toBe(1);
  });

  test('pages use standards mode and allow only their own inline scripts, by hash', async ({ request }) => {
    const response = await request.get('/en-us');
    const html = await response.text();
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts).not.toContain('unsafe-inline');
    expect(scripts).not.toContain('unsafe-eval');
    expect(`${policy} ${html}`).not.toContain('nonce');
    const hashes = [...html.matchAll(/<script(?! type="application\/)[^>]*>([^]*?)<\/script>/g)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(2);
    expect(new Set(scripts.match(/'sha256-[^']+'/g))).toEqual(new Set(hashes));
    expect(parseElements(html).flatMap(({ attributes }) => Object.keys(attributes).filter((name) => name.startsWith('on')))).toEqual([]);
  });
});

test('the home page hydrates without a complaint, and only interactive blocks load code', async ({ page, complaints }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  // Blocks far below the fold defer their layout, regardless of their type.
  await expect(page.locator('main > [data-block="product-recommendations"]')).toHaveCSS('content-visibility', 'auto');
  await scrollThroughAll(page);
  await expect(page.locator('[data-block="product-recommendations"]').getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
  expect(scripts.join('\n')).toContain('/assets/promo-bar-');
  expect(
    scripts.filter((script) =>
      /\/(?:hero|image-banner|category-cards|rich-text|cta-buttons|footer-items|promo-message|accordion)-/.test(script),
    ),
  ).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete', async ({ page }) => {
    await page.goto('/en-us?p13n_testcontext=Baseline');
    await expect(page.getByRole('heading', { level: 1, name: heroes.baseline.title })).toBeVisible();
    for (const name of ['Shop by category', 'Three layers, only 380 grams', 'Stories from the trail', 'Letters from Tarnfell']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByText('Free shipping over $75')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Associate discount' })).toBeVisible();
    for (const image of await page.getByRole('main').locator('img').all()) expect(await image.getAttribute('alt')).not.toBeNull();
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  });

  test('links work', async ({ page }) => {
    await page.goto('/en-us?p13n_testcontext=Baseline');
    await page.getByRole('link', { name: 'Shop jackets' }).click();
    await expect(page).toHaveURL(/\/en-us\/c\/jackets-2000$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jackets');
  });
});
