import { getAddress, brands, catalogPages, locales, origins, pageKinds } from '../../support/shop.ts';
import { readStructuredData } from '../../support/structured-data.ts';
import { expect, test } from '../../support/test.ts';

const tags: Readonly<Record<string, string>> = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA', 'en-gb': 'en-GB', 'de-de': 'de-DE' };

// Search engines read the server's response.
test.use({ javaScriptEnabled: false });

for (const brand of brands) {
  for (const { kind, path } of pageKinds.filter(({ status }) => status === 200)) {
    test(`${brand}'s ${kind} page has its title, its alternates in other locales and structured data`, async ({ page }) => {
      await page.goto(getAddress(brand, `${path[brand]}?utm_source=letter`));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress(brand, path[brand]));
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          Object.fromEntries(links.map((link) => [link.getAttribute('hreflang') ?? '', (link as HTMLLinkElement).href])),
        );
      const expected = Object.fromEntries(locales.map((locale) => [tags[locale], getAddress(brand, path[brand], locale)]));
      const fallback = path[brand] === '' ? `${origins[brand]}/` : getAddress(brand, path[brand]);
      expect(alternates).toEqual({ ...expected, 'x-default': fallback });
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const types = (await readStructuredData(page)).map((thing) => thing['@type']);
      expect(types).toContain(kind === 'home' ? 'Organization' : 'BreadcrumbList');
      if (kind === 'article') expect(types).toContain('Article');
    });
  }

  test(`${brand}'s sitemap lists every page in each of its locales, and all respond`, async ({ page }) => {
    const response = await page.goto(`${origins[brand]}/sitemap.xml`);
    expect(response?.headers()['content-type']).toContain('xml');
    const addresses = [...((await response?.text()) ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { path, status } of pageKinds) {
      for (const locale of locales) expect(addresses.includes(getAddress(brand, path[brand], locale)), path[brand]).toBe(status === 200);
    }
    for (const { kind, path } of catalogPages) expect(addresses.includes(getAddress(brand, path[brand])), kind).toBe(kind !== 'search');
    for (const [part, least] of [
      ['/de-de/c/', 20],
      ['/de-de/p/', 100],
      ['/de-de/s/', 3],
    ] as const) {
      expect(addresses.filter((address) => address.includes(part)).length, part).toBeGreaterThan(least);
    }
    expect(addresses.some((address) => /error-|modal-|draft|\/(?:cart|checkout|search|order-confirmation)$/.test(address))).toBe(false);
    const statuses = await page.evaluate(
      (all) => Promise.all(all.map(async (address) => `${(await fetch(address, { method: 'HEAD' })).status} ${address}`)),
      // A sample of the many products and categories: each kind is one screen.
      addresses
        .filter((address) => address.includes('/de-de'))
        .filter((address, index) => index % (address.includes('/p/') ? 50 : 5) === 0 || !/\/[pc]\//.test(address)),
    );
    expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
  });

  test(`${brand}'s robots.txt links to its sitemap and excludes private pages`, async ({ page }) => {
    const text = (await (await page.goto(`${origins[brand]}/robots.txt`))?.text()) ?? '';
    expect(text).toContain(`Sitemap: ${origins[brand]}/sitemap.xml`);
    expect(text).toContain('Disallow: /fapi/');
    expect(text).toContain('Disallow: /showcase');
  });
}

for (const locale of locales) {
  test(`/${locale} declares its language and complete article data`, async ({ page }) => {
    await page.goto(getAddress('tarnfell', '/articles/the-long-way-up', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', tags[locale] ?? '');
    const article = (await readStructuredData(page)).find((thing) => thing['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      inLanguage: tags[locale],
      datePublished: '2026-10-12',
    });
  });
}

test('a document’s headers prevent shared caching, sniffing and foreign framing', async ({ request }) => {
  const headers = (await request.get('/en-us')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'private, no-cache',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('built files are cached for good, and an old name responds with 404', async ({ request }) => {
  const html = await (await request.get('/en-us')).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/assets/entry.client-gone.js')).status()).toBe(404);
});
