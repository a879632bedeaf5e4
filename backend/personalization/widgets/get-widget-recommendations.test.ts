import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WidgetRecommendationsResponse } from '#generated/openapi/products.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { sendShopRequest } from '../../cart/testing/start-shopper.ts';

describe('getWidgetRecommendations', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 120_000);
  afterAll(() => test.close());

  async function send(widgetId: string, productIds: readonly string[], siteid = 'TARNFELL-US', count = 8) {
    const query = new URLSearchParams([['widgetId', widgetId], ...productIds.map((id) => ['productIds', id]), ['count', String(count)]]);
    const path = `/products/v1/widgetRecommendations?${query}`;
    const response = await sendShopRequest(test, { method: 'GET', path, headers: { siteid, locale: 'en_US' } });
    expect(response.status).toBe(200);
    return (await response.json()) as WidgetRecommendationsResponse;
  }
  const getStyles = ({ products }: WidgetRecommendationsResponse): readonly string[] => products.map(({ itemGroupId }) => itemGroupId);
  const sellOut = async (styleId: string): Promise<void> => {
    const { db } = test.database;
    await db
      .updateTable('stock')
      .set({ quantity: 0 })
      .where('sku', 'in', (from) => from.selectFrom('variants').select('sku').where('style_id', '=', styleId))
      .where('location', '=', 'TARNFELL-US')
      .execute();
  };

  it.each(['similar', 'alsoBought'])(
    'returns %s products once each, without the product itself and the other named ones',
    async (widgetId) => {
      const first = await send(widgetId, ['TFKES01M'], 'TARNFELL-US', 24);
      const [one = '', two = ''] = getStyles(first);
      const next = await send(widgetId, ['TFKES01MG4S', one, two], 'TARNFELL-US', 24);
      expect(new Set(getStyles(next)).size).toBe(next.products.length);
      expect(getStyles(next)).not.toEqual(expect.arrayContaining(['TFKES01M']));
      expect(getStyles(next).filter((style) => style === one || style === two)).toEqual([]);
      expect(next.products.length).toBeGreaterThan(8);
    },
  );

  it('excludes sold-out products at once', async () => {
    const [removed = ''] = getStyles(await send('similar', ['TFKES01M']));
    await sellOut(removed);
    expect(getStyles(await send('similar', ['TFKES01M']))).not.toContain(removed);
    expect(getStyles(await send('recentlyViewed', [removed, 'TFKES01M']))).toEqual(['TFKES01M']);
  });

  it('returns products of other categories for a product', async () => {
    const { products } = await send('alsoBought', ['TFKES01M']);
    expect(products.filter(({ kind }) => kind?.includes('shell jacket'))).toEqual([]);
  });

  it('names the list and a token for each product, constant across calls', async () => {
    const first = await send('similar', ['TFKES01M']);
    expect(first.recommendationId).toBe('similar-TFKES01M');
    expect(first.products.every((product) => product.recommendationId === first.recommendationId)).toBe(true);
    expect((await send('similar', ['TFKES01M'])).products.map(({ recToken }) => recToken)).toEqual(
      first.products.map(({ recToken }) => recToken),
    );
    expect(new Set(first.products.map(({ recToken }) => recToken)).size).toBe(first.products.length);
  });

  it('returns viewed products in order with prices of the site, and ignores those of another brand', async () => {
    const { products } = await send('recentlyViewed', ['TFLIC02W', 'SVDRI01M', 'TFXXX99M', 'TFKES01M'], 'TARNFELL-DE');
    expect(products.map(({ itemGroupId, price }) => [itemGroupId, price.currency])).toEqual([
      ['TFLIC02W', 'EUR'],
      ['TFKES01M', 'EUR'],
    ]);
  });
});
