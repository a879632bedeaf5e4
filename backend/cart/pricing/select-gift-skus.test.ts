import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { Database } from '../../database/create-database.ts';
import type { PromotionDocument } from '../../promotions/promotion-document.ts';
import { createPromotionSource } from '../../promotions/testing/create-promotion-source.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { selectGiftSkus } from './select-gift-skus.ts';

const now = new Date('2026-11-21T09:00:00Z');

const createGiftPromotion = (gift: string, more: Partial<PromotionDocument> = {}): PromotionDocument => ({
  name: { en: gift, fr: gift, de: gift },
  reward: { kind: 'gift-with-purchase', gifts: [gift] },
  ...more,
});

describe('selectGiftSkus', () => {
  let database: Database;
  beforeAll(async () => void (database = await createTestDatabase()), 120_000);
  afterAll(() => database.close());

  async function readGifts(documents: Readonly<Record<string, PromotionDocument>>): Promise<readonly string[] | null> {
    const promotions = createPromotionSource(documents).of({ id: 'TARNFELL-US', brand: 'tarnfell', currency: 'USD' });
    const gifts = selectGiftSkus(promotions, now, sql`${[reliableSku]}::text[]`);
    if (!gifts) return null;
    const { rows } = await sql<{ gifts: readonly string[] }>`select ${gifts} as gifts`.execute(database.db);
    return rows[0]?.gifts ?? [];
  }

  it('finds only gifts of promotions on one of the variants', async () => {
    const found = await readGifts({
      all: createGiftPromotion('of-all'),
      style: createGiftPromotion('of-style', { items: { styles: ['TFKES01M', 'TFMER01M'] } }),
      otherStyle: createGiftPromotion('of-other-style', { items: { styles: ['TFMER01M'] } }),
      category: createGiftPromotion('of-category', { items: { categories: ['1000', '2200'] } }),
      otherCategory: createGiftPromotion('of-other-category', { items: { categories: ['2200'] } }),
    });
    expect(found?.toSorted()).toEqual(['of-all', 'of-category', 'of-style']);
  });

  it('returns null when no gift is active', async () => {
    expect(await readGifts({ past: createGiftPromotion('past', { validTo: '2026-11-01T00:00:00Z' }) })).toBeNull();
  });
});
