import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { startPayment } from '../../support/checkout.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { grantPreview } from '../../support/preview.ts';
import { getAddress, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
};

test('every response has the common headers, and no page’s policy has a known weakness', async ({ page }) => {
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  const cardFrame = (await page.locator('iframe').getAttribute('src')) ?? '';
  await grantPreview(page);
  const pages = ['/en-us', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/cart', '/en-us/checkout?step=billing', '/en-us/no-such-page'];
  const ofEditors = ['/en-us?preview=true', '/showcase', '/showcase?docType=hero', '/preview?key=none'];
  const requests: readonly (readonly [address: string, headers?: Readonly<Record<string, string>>])[] = [
    ...[...pages, ...ofEditors, '/reference', cardFrame].map((address) => [address] as const),
    ['/showcase', { cookie: 'without=a key' }],
    ['/en-us', { host: 'elsewhere.example', accept: 'text/html' }],
  ];
  const statuses = new Set<number>();
  for (const [address, sent = {}] of requests) {
    const response = await page.request.get(address, { headers: sent });
    statuses.add(response.status());
    const headers = response.headers();
    expect(headers['content-type'], address).toContain('text/html');
    expect(headers, address).toMatchObject({ ...common, 'cross-origin-resource-policy': 'same-origin' });
    const findings = new CspEvaluator(new CspParser(headers['content-security-policy'] ?? '').csp).evaluate();
    const described = findings.map(({ directive, value, description }) => `${address}: ${directive} ${value}: ${description}`);
    expect(described.filter((_, at) => (findings[at]?.severity ?? 0) < Severity.INFO)).toEqual([]);
  }
  expect(statuses).toEqual(new Set([200, 403, 404, 421]));

  const script = /\/assets\/[\w-]+\.js/.exec(await (await page.request.get('/en-us')).text())?.[0] ?? '';
  for (const address of ['/fapi/server/time', '/api/cart/v1/cart/current', '/robots.txt', '/assets/none.js', script])
    expect((await page.request.get(address)).headers(), address).toMatchObject({
      ...common,
      'cross-origin-resource-policy': 'same-origin',
    });
  for (const address of ['/openapi.json', '/media/tarnfell/image/upload/f_png,w_96,h_96/v1/marks/tarnfell'])
    expect((await page.request.get(address)).headers(), address).toMatchObject({
      ...common,
      'cross-origin-resource-policy': 'cross-origin',
    });
});

for (const path of ['/en-us', '/showcase?docType=accordion&limit=10'])
  test(`in ${path} only the page’s own policies turn texts into HTML or scripts, and other attempts are reported`, async ({ page }) => {
    await grantPreview(page);
    await page.goto(path);
    if (path === '/en-us') await waitUntilShopInteractive(page);
    const reported = page.waitForRequest((request) => new URL(request.url()).pathname === '/fapi/csp-report');
    const tried = await page.evaluate(() => {
      const outcome = (attempt: () => unknown): string => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const { trustedTypes } = window as unknown as { readonly trustedTypes: { createPolicy(name: string, rules: object): unknown } };
      return [
        outcome(() => (document.createElement('div').innerHTML = '<b>bold</b>')),
        outcome(() => (document.createElement('script').src = 'https://evil.example/x.js')),
        outcome(() => trustedTypes.createPolicy('another', {})),
        outcome(() => trustedTypes.createPolicy('cairn-html', {})),
      ];
    });
    expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
    expect((await (await reported).response())?.status()).toBe(204);
  });

test('a page that React renders again in the browser stays intact', async ({ page }) => {
  await page.route(getAddress('tarnfell', ''), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(data-skip-link="[^"]*"[^>]*>)[^<]*/, '$1Something else') });
  });
  await page.goto('/en-us');
  await waitUntilShopInteractive(page);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
});
