import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const home = getAddress('tarnfell', '');
const formatCookies = (headers: readonly { readonly name: string; readonly value: string }[]): string[] =>
  headers.filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value.split('=')[0] ?? '');

test('a page has the same bytes for two visitors with the same choices, each with their own cookies', async ({ playwright }) => {
  const [one, other] = [await playwright.request.newContext(), await playwright.request.newContext()];
  try {
    const [first, second] = [
      await one.get(getAddress('tarnfell', '/privacy?utm_source=letter')),
      await other.get(getAddress('tarnfell', '/privacy')),
    ];
    expect(await first.text()).toBe(await second.text());
    expect(first.headers().etag).toBe(second.headers().etag);
    for (const response of [first, second])
      expect(formatCookies(response.headersArray())).toEqual(expect.arrayContaining(['mt.v', 'locale']));
    const states = [await one.storageState(), await other.storageState()];
    const names = states.map(({ cookies }) => cookies.find(({ name }) => name === 'mt.v'));
    expect(names[0]?.value).not.toBe(names[1]?.value);
    expect(await first.text()).not.toContain(names[0]?.value ?? '');
  } finally {
    await Promise.all([one.dispose(), other.dispose()]);
  }
});

test('a browser with the cached page gets 304 without a body', async ({ request }) => {
  const first = await request.get(home);
  const { etag = '', 'cache-control': control, vary } = first.headers();
  expect([control, vary]).toEqual(['private, no-cache', expect.stringContaining('Cookie')]);
  const again = await request.get(home, { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).byteLength, again.headers().etag]).toEqual([304, 0, etag]);
  const head = await request.head(home);
  expect([head.status(), head.headers().etag]).toEqual([200, etag]);
});

test('a visitor’s cart contents appear on no other visitor’s page', async ({ page, playwright }) => {
  await page.goto(getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
  const added = await page.request.post(getAddress('tarnfell', '').replace('/en-us', '/api/cart/v1/cartWithItem?locale=en_US'), {
    headers: { 'x-cairn-request': '1', locale: 'en_US' },
    data: { sku: 'TARNFELL:TFKES01M:G4S:M::1:', qty: 2 },
  });
  expect(added.ok()).toBe(true);
  const own = await (await page.request.get(home)).text();
  const stranger = await playwright.request.newContext();
  const foreign = await (await stranger.get(home)).text();
  await stranger.dispose();
  expect(own).toContain('aria-label="Cart, 2 items"');
  expect(foreign).toContain('aria-label="Cart, 0 items"');
});
