import { findByTag } from '../../support/find-by-role.ts';
import { parseElements } from '../../support/parse-elements.ts';
import { expect, test } from '../../support/test.ts';
import { fillCart, startPayment } from '../../support/checkout.ts';
import { origins, plentifulSkus } from '../../support/shop.ts';

const visitor = { 'accept-language': 'fr-CA, fr;q=0.9' };

const screens = [
  '/account',
  '/agent-login',
  '/associate-login',
  '/cart',
  '/checkout',
  '/favorites',
  '/order-confirmation',
  '/search',
  '/size-chart/men-tops',
  '/store-locator',
];
for (const path of [...screens, '/brand-terms', '/help/returns/how-to-return']) {
  test(`${path} redirects to the visitor's own locale and keeps the query`, async ({ request }) => {
    const response = await request.get(`${path}?q=tent&from=mail`, { maxRedirects: 0, headers: visitor });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/fr-ca${path}?q=tent&from=mail`);
    const remembered = await request.get(path, { maxRedirects: 0, headers: { ...visitor, cookie: 'locale=de-de' } });
    expect(remembered.headers().location).toBe(`/de-de${path}`);
  });
}

test('the app’s webview identifies itself once, and has its own header and footer', async ({ page, context }) => {
  await page.goto('/en-us?channel=MAPP');
  await expect(page.locator('html')).toHaveAttribute('data-webview', 'true');
  await page.goto('/en-us/repair');
  await expect(page.locator('html')).toHaveAttribute('data-webview', 'true');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Cart' })).toBeVisible();
  await expect(header.getByRole('navigation')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expect(footer.getByRole('heading')).toHaveCount(0);
  const stored = (await context.cookies()).find(({ name }) => name === 'cairn.channel');
  expect(stored).toMatchObject({ value: 'MAPP', httpOnly: true, expires: -1 });
});

for (const [path, title] of [
  ['/error-4xx', 'This trail ends here'],
  ['/foot-sizes', 'How to measure a foot'],
  ['/size-chart', 'Size charts'],
  ['/size-chart/men-footwear', 'Size chart: men’s shoes'],
]) {
  test(`${path} is a page`, async ({ request }) => {
    const response = await request.get(`/en-us${path}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(findByTag(html, 'h1')).toHaveLength(1);
    expect(html).toContain(title);
  });
}

test('no checkout step opens before the previous ones are complete', async ({ page }) => {
  await fillCart(page, [{ sku: plentifulSkus.tarnfell }]);
  for (const path of ['/en-us/checkout', '/en-us/checkout?step=billing', '/en-us/checkout?step=summary']) {
    await page.goto(path);
    await expect(page.locator('[aria-current="step"]').getByRole('heading', { name: /: Shipping$/ })).toBeVisible();
  }
});

test('a checkout without a step opens the first unfinished one, and no step is skipped', async ({ page }) => {
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  for (const path of ['/en-us/checkout', '/en-us/checkout?step=summary']) {
    await page.goto(path);
    await expect(page.locator('[aria-current="step"]').getByRole('heading', { name: /: Payment$/ })).toBeVisible();
  }
});

test('unsupported methods and queries get a plain error, on pages and in operations', async ({ request }) => {
  const html = { accept: 'text/html' };
  const cases: readonly [method: string, path: string, status: number, headers?: Record<string, string>, data?: string][] = [
    ['GET', '/api/cart', 404],
    ['GET', '/fapi/cart', 404],
    ['GET', '/zz/cart', 404, html],
    ['POST', '/zz/cart', 404, html],
    ['GET', `${origins.tarnfell}//evil.example/en-us`, 404, html],
    ['GET', `/en-us/${'a'.repeat(3000)}`, 404, html],
    ['GET', '/fapi/pages/%40', 404],
    ['GET', '/fapi/articles?tagId[]=', 400],
    ['GET', '/api/products/v2/catalog?filters=color=%00', 400],
    ['PUT', '/en-us', 405, html],
    ['DELETE', '/en-us/cart', 405, html],
    ['POST', '/media/cairn/image/upload/w_96/scenes/ridge', 405],
    ['POST', '/en-us/cart', 415, { ...html, 'content-type': 'application/json' }, '{}'],
    ['POST', '/en-us/cart', 400, { ...html, 'content-type': 'application/x-www-form-urlencoded' }, 'intent=%00'],
    ['POST', '/en-us/newsletter', 413, { 'content-type': 'application/json' }, `"${'x'.repeat(300_000)}"`],
  ];
  for (const [method, path, status, headers = {}, data] of cases) {
    const response = await request.fetch(path, {
      method,
      headers: { ...headers, 'x-cairn-request': '1' },
      maxRedirects: 0,
      ...(data === undefined ? {} : { data: Buffer.from(data) }),
    });
    expect([method, path, response.status()]).toEqual([method, path, status]);
    const text = await response.text();
    // The path may appear as text, but nothing links there.
    const values = parseElements(text).flatMap(({ attributes }) => Object.values(attributes));
    expect(values.filter((value) => value.includes('//evil.example'))).toEqual([]);
    if (headers.accept === html.accept) expect(findByTag(text, 'main').map(({ attributes }) => attributes.id)).toEqual(['main']);
    else if (!('accept' in headers))
      expect(JSON.parse(text)).toMatchObject({ errorDetails: [{ errorId: expect.stringMatching(/^API4/) }] });
  }
  expect((await request.head('/en-us')).status()).toBe(200);
  expect((await request.head('/api/products/v2/catalog?locale=en_US')).status()).toBe(200);
});
