import { describe, expect, it } from 'vitest';
import type { Content, ResolvedBlock, ResolvedNode } from '#engine/block.ts';
import { definitions } from '#blocks/index.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { unpack } from '../canvas/packed.ts';
import { getNeededRecommendations } from './needed-recommendations.ts';

const createList = (name: string) => ({
  products: Array.from({ length: 4 }, (_, index) => ({ productId: `${name}${index}` }) as RecommendedProduct),
});
const lists = [createList('a'), createList('b'), createList('c')];

const block = (type: string, content: Content, slots: ResolvedBlock['slots'] = {}): ResolvedNode =>
  ({ kind: 'block', type, content, slots, needs: needsIn(type, content) }) as Partial<ResolvedBlock> as ResolvedBlock;
const needsIn = (type: string, content: Content) => definitions.find((definition) => definition.type === type)?.needs?.(content as never);
const createRecommendations = (content: Content) => block('product-recommendations', content);
const createFault = (type: string): ResolvedNode =>
  ({ kind: 'fault', type, id: 'f', pointer: '/canvas/items/0', breadcrumb: type, faults: [] }) satisfies ResolvedNode;

/** Names of the products in each list of a page. */
const getCarried = (...shown: readonly ResolvedNode[]) => {
  const packed = getNeededRecommendations(lists, { shown });
  return packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '));
};

describe('getNeededRecommendations', () => {
  it('returns as many products as the block shows, each list at its index', () => {
    expect(getCarried(createRecommendations({ index: 2, limit: 1 }), createRecommendations({ index: 0, limit: 2 }))).toEqual([
      'a0 a1',
      '',
      'c0',
    ]);
  });

  it('returns the whole first list for a block without index and limit', () => {
    expect(getCarried(createRecommendations({ source: 'service' }))).toEqual(['a0 a1 a2 a3']);
  });

  it('returns as many products as the largest block of a list shows', () => {
    expect(
      getCarried(
        createRecommendations({ index: 1, limit: 1 }),
        createRecommendations({ index: 1, limit: 3 }),
        createRecommendations({ index: 1, limit: 2 }),
      ),
    ).toEqual(['', 'b0 b1 b2']);
    expect(getCarried(createRecommendations({ limit: 1 }), createRecommendations({}))).toEqual(['a0 a1 a2 a3']);
  });

  it('prefers products that can be bought directly if a block chooses from a list', () => {
    const getUpsell = (content: Content) => block('product-upsell', content);
    const choice = [{ products: lists[0]?.products.map((product, index) => (index === 2 ? { ...product, sku: 'sku' } : product)) ?? [] }];
    const getNames = (...shown: readonly ResolvedNode[]) => {
      const packed = getNeededRecommendations(choice, { shown });
      return packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '));
    };
    expect(getNames(getUpsell({ stackedCount: 2 }))).toEqual(['a2 a0']);
    expect(getNames(getUpsell({ stackedCount: 1 }), createRecommendations({ limit: 1 }))).toEqual(['a0 a1 a2 a3']);
  });

  it('returns each product only in the first list that contains it', () => {
    const repeating = [
      createList('a'),
      { products: [...createList('b').products.slice(0, 1), ...createList('a').products, ...createList('b').products] },
    ];
    const packed = getNeededRecommendations(repeating, {
      shown: [createRecommendations({ index: 0, limit: 2 }), createRecommendations({ index: 1, limit: 4 })],
    });
    expect(packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '))).toEqual(['a0 a1', 'b0 a2 a3 b1']);
  });

  it('finds blocks at any depth and in any slot', () => {
    const tab = block('collection', {}, { items: [createRecommendations({ limit: 1 })] });
    expect(getCarried(block('tabs', {}, { head: [block('hero', {})], tabs: [tab] }))).toEqual(['a0']);
  });

  it('returns no products for an unknown index', () => {
    expect(getCarried(createRecommendations({ index: 5, limit: 2 }))).toEqual(['', '', '']);
  });

  it('returns undefined if no block needs recommendations', () => {
    expect(getCarried()).toBeUndefined();
    expect(getCarried(block('hero', { index: 0, limit: 4 }))).toBeUndefined();
    expect(getCarried(createRecommendations({ source: 'items', items: [], index: 1, limit: 2 }))).toBeUndefined();
    expect(getCarried(createFault('product-recommendations'))).toBeUndefined();
  });

  it('ignores invalid blocks and blocks with products of their own', () => {
    expect(getCarried(createFault('hero'), createRecommendations({ source: 'items' }), createRecommendations({ limit: 1 }))).toEqual([
      'a0',
    ]);
  });
});
