import { getCardFrame, sendCall, startPayment } from '../../support/checkout.ts';
import { getAddress, origins, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const partners = `http://localhost:${Number(new URL(origins.tarnfell).port) + 1}`;
const add = '/api/cart/v1/cartWithItem?locale=en_US';
const body = { sku: plentifulSkus.tarnfell, qty: 1 };

test('no other site may frame the checkout, which frames only the partner', async ({ page, complaints }) => {
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  const response = await page.reload();
  const policy = response?.headers()['content-security-policy'] ?? '';
  const directive = (name: string) => policy.split('; ').find((entry) => entry.startsWith(`${name} `));
  expect(directive('frame-src')).toBe(`frame-src 'self' ${new URL(partners).host}`);
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(directive('form-action')).toBe("form-action 'self'");
  await expect(getCardFrame(page).getByLabel('Card number')).toBeVisible();
  const frames = page.frames().map((frame) => new URL(frame.url()).origin);
  expect(frames).toEqual([origins.tarnfell, partners]);
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(complaints).toEqual([]);
});

test('only the shop may frame the partner’s fields', async ({ page }) => {
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect(new URL(address).origin).toBe(partners);
  const policy = (await page.request.get(address)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-ancestors ${new URL(origins.tarnfell).host};`);
});

for (const [what, headers] of [
  ['of another site', { 'x-cairn-request': '1', origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['with another origin and no further headers', { 'x-cairn-request': '1', origin: 'https://elsewhere.example' }],
  ['of the other brand', { 'x-cairn-request': '1', origin: origins.solvane, 'sec-fetch-site': 'same-site' }],
  ['that a plain form could send', { 'sec-fetch-site': 'same-origin' }],
] as const) {
  test(`a mutating request ${what} is rejected`, async ({ request }) => {
    const response = await request.post(add, { headers, data: body });
    expect(response.status()).toBe(403);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('cairn.cart');
  });
}

test('a form of another site changes no cart', async ({ request }) => {
  for (const path of ['/en-us/cart', '/en-us/p/kestrel-shell-jacket-TFKES01MG4S']) {
    const response = await request.post(path, {
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      form: { intent: 'remove', itemId: 'x', size: 'M', qty: 1 },
      maxRedirects: 0,
    });
    expect(response.status(), path).toBe(403);
    expect(response.headers()['set-cookie'] ?? '').not.toContain('cairn.cart');
  }
});

test('the gateway returns no tokens and offers only the shop’s operations', async ({ request }) => {
  const headers = { 'x-cairn-request': '1' };
  expect((await request.post('/api/token/v2/auth/token', { headers, data: { type: 'Guest' } })).status()).toBe(404);
  expect((await request.get('/api/fapi/pages/home')).status()).toBe(404);
  expect((await request.get('/api/..%2f..%2fcart')).status()).toBe(404);
});

test('another visitor’s cart cannot be read, changed or ordered, and looks nonexistent', async ({ page, browser }) => {
  await page.goto(`${origins.tarnfell}/robots.txt`);
  const own = await sendCall(page, 'POST', '/cart/v1/cartWithItem', body);
  const id = (own.body as { readonly id: string }).id;
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`${origins.tarnfell}/robots.txt`);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const [method, path, data] of [
    ['GET', (cart: string) => `/cart/v1/cart/${cart}`, () => undefined],
    ['POST', () => '/cart/v1/item', (cart: string) => ({ basketId: cart, ...body })],
    ['GET', (cart: string) => `/cart/v1/cart/${cart}/paymentMethods`, () => undefined],
  ] as const) {
    const [foreign, none] = [
      await sendCall(stranger, method, path(id), data(id)),
      await sendCall(stranger, method, path(unknown), data(unknown)),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.errorIds).toEqual(['BSK404']);
    expect(none).toMatchObject({ status: foreign.status, errorIds: foreign.errorIds });
  }
  await other.close();
  await page.goto(getAddress('tarnfell', '/cart'));
  await expect(page.getByRole('main').locator('[data-item]')).toHaveCount(1);
});

test('responses of the cart, the checkout and the gateway are not cached', async ({ page }) => {
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  for (const path of ['/cart', '/checkout']) {
    const response = await page.goto(getAddress('tarnfell', path));
    expect(response?.headers()['cache-control'], path).toBe('no-store');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  expect((await page.request.get('/api/cart/v1/cart/current')).headers()['cache-control']).toBe('no-store');
});
