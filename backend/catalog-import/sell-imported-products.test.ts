import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { AutoSuggestResponse, ProductDetails } from '#generated/openapi/products.ts';
import type { ReviewsResponse } from '#generated/openapi/reviews.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { createKeyHeader, createReadyCart, orderPath } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { shopSites } from '../sites/shop-site.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { importCatalog } from './import-catalog.ts';
import { shopifyFeed } from './testing/feed-files.ts';

describe('an imported product', () => {
  let test: TestBackend;
  let folder: string;
  let shopper: Shopper;
  let styleId: string;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    folder = await mkdtemp(path.join(tmpdir(), 'cairn-import-'));
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, shopifyFeed);
    const sites = shopSites.filter(({ id }) => id === 'TARNFELL-US') as [(typeof shopSites)[number]];
    await importCatalog(
      { db: test.database.db, clock: { now: () => test.time.now }, ids: { uuid: randomUUID } },
      { file, format: 'shopify', isDryRun: false, options: { source: 'feed', sites, language: 'en', defaultStock: 10 } },
    );
    shopper = await startShopper(test);
    const { products } = await shopper.read<AutoSuggestResponse>('GET', '/products/v2/search/autoSuggest?q=trail%20ves');
    styleId = products[0]?.masterId ?? '';
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  it('is suggested, shown, and has reviews and recommendations like any other product', async () => {
    const details = await shopper.read<ProductDetails>('GET', `/products/v2/products/${styleId}/details`);
    expect(details.name).toBe('Trail Vest');
    const { results } = await shopper.read<ReviewsResponse>('GET', `/products/v1/products/${styleId}/reviews`);
    expect(results[0]?.rollup.reviewCount).toBe(0);
    await shopper.read('GET', `/products/v1/products/${styleId}/reviews/questions`);
    await shopper.read('GET', `/products/v2/products/${styleId}/productSets`);
    await shopper.read('GET', `/products/v1/widgetRecommendations?widgetId=similar&productIds=${styleId}`);
  });

  it('is ordered, which reduces its stock', async () => {
    const { variants } = await shopper.read<ProductDetails>('GET', `/products/v2/products/${styleId}/details`);
    const sku = variants.find(({ productInventoryState }) => productInventoryState === 'InStock')?.id ?? '';
    const readUnits = async () =>
      (await test.database.db.selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirstOrThrow()).quantity;
    const before = await readUnits();
    const cart: Cart = await createReadyCart(shopper, sku, 2);
    expect(cart.items).toMatchObject([{ qty: 2, price: { current: 60 } }]);
    await shopper.read('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
    expect(await readUnits()).toBe(before - 2);
    await shopper.read('GET', `/products/v2/products/${styleId}/inventory`);
  });
});
