import type { Cart } from '#generated/openapi/cart.ts';
import type { StoredDrift } from '#contract/drift/drift-store.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { grantPreview } from '../../support/preview.ts';
import { expect, test } from '../../support/test.ts';

const socks = 'p/drumlin-winter-socks-TFDRU06U';

test('a response that breaks its contract is stored by operation and pointer, without its values', async ({ page, complaints }) => {
  await page.route('**/api/cart/v1/cartWithItem*', async (route) => {
    const response = await route.fetch();
    const cart = (await response.json()) as Cart;
    await route.fulfill({ response, json: { ...cart, taxIncluded: 'no', giftFor: 'Kimberley' } });
  });
  const script = page.waitForResponse(/report-responses/);
  await page.goto(`/en-ca/${socks}`);
  await script;
  const addButton = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await waitUntilInteractive(addButton);
  const reported = page.waitForRequest('**/validate-response/createCartWithItem');
  await addButton.click();
  const report = await reported;
  expect((await report.response())?.status()).toBe(204);
  expect(report.postData()).not.toContain('Kimberley');
  expect(complaints).toEqual([]);

  await grantPreview(page);
  const response = await page.request.get('/showcase/contracts.json?operation=createCartWithItem&reportedBy=browser');
  const { drifts } = (await response.json()) as { readonly drifts: readonly StoredDrift[] };
  const [wrongType, extra] = ['/taxIncluded', '/giftFor'].map((pointer) => drifts.find((drift) => drift.pointer === pointer));
  expect(wrongType).toMatchObject({ kind: 'wrong-type', status: 201, modes: ['production'] });
  expect(extra).toMatchObject({ kind: 'extra' });
  expect(JSON.stringify(drifts)).not.toContain('Kimberley');
});

test('a page of an unsampled session reports nothing and loads no code for it', async ({ page }) => {
  test.skip(process.env.REPORTED_SHARE !== undefined, 'every session is sampled');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const response = await page.goto(`/en-us/${socks}`);
  expect(response?.headers()['server-timing']).toBeUndefined();
  const addButton = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await waitUntilInteractive(addButton);
  await addButton.click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  expect(requested.filter((url) => /report-responses|validate-response/.test(url))).toEqual([]);
});
