import { describe, expect, it } from 'vitest';
import type { Content, ResolvedBlock, ResolvedNode } from '#engine/block.ts';
import { definitions } from '#blocks/index.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import { unpack } from '../canvas/packed.ts';
import { neededRecommendations } from './needed-recommendations.ts';

const listOf = (name: string) => ({
  products: Array.from({ length: 4 }, (_, index) => ({ productId: `${name}${index}` }) as RecommendedProduct),
});
const lists = [listOf('a'), listOf('b'), listOf('c')];

const block = (type: string, content: Content, slots: ResolvedBlock['slots'] = {}): ResolvedNode =>
  ({ kind: 'block', type, content, slots, needs: needsIn(type, content) }) as Partial<ResolvedBlock> as ResolvedBlock;
const needsIn = (type: string, content: Content) => definitions.find((definition) => definition.type === type)?.needs?.(content as never);
const shelf = (content: Content) => block('product-recommendations', content);
const fault = (type: string): ResolvedNode =>
  ({ kind: 'fault', type, id: 'f', pointer: '/canvas/items/0', breadcrumb: type, faults: [] }) satisfies ResolvedNode;

/** Names of the products that a page carries, list by list. */
const carried = (...shown: readonly ResolvedNode[]) => {
  const packed = neededRecommendations(lists, { shown });
  return packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '));
};

describe('the recommendations that a page carries', () => {
  it('are as many as its block shows, each list in its own place', () => {
    expect(carried(shelf({ index: 2, limit: 1 }), shelf({ index: 0, limit: 2 }))).toEqual(['a0 a1', '', 'c0']);
  });

  it('are the whole first list where a block says neither which nor how many', () => {
    expect(carried(shelf({ source: 'service' }))).toEqual(['a0 a1 a2 a3']);
  });

  it('are as many as the block of a list that shows most', () => {
    expect(carried(shelf({ index: 1, limit: 1 }), shelf({ index: 1, limit: 3 }), shelf({ index: 1, limit: 2 }))).toEqual(['', 'b0 b1 b2']);
    expect(carried(shelf({ limit: 1 }), shelf({}))).toEqual(['a0 a1 a2 a3']);
  });

  it('are those of a short choice that can be bought as they are, then the others', () => {
    const upsell = (content: Content) => block('product-upsell', content);
    const choice = [{ products: lists[0]?.products.map((product, index) => (index === 2 ? { ...product, sku: 'sku' } : product)) ?? [] }];
    const names = (...shown: readonly ResolvedNode[]) => {
      const packed = neededRecommendations(choice, { shown });
      return packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '));
    };
    expect(names(upsell({ stackedCount: 2 }))).toEqual(['a2 a0']);
    expect(names(upsell({ stackedCount: 1 }), shelf({ limit: 1 }))).toEqual(['a0 a1 a2 a3']);
  });

  it('are in no two lists of a page: the first list keeps a product', () => {
    const repeating = [listOf('a'), { products: [...listOf('b').products.slice(0, 1), ...listOf('a').products, ...listOf('b').products] }];
    const packed = neededRecommendations(repeating, { shown: [shelf({ index: 0, limit: 2 }), shelf({ index: 1, limit: 4 })] });
    expect(packed && unpack(packed).map((list) => list.map(({ productId }) => productId).join(' '))).toEqual(['a0 a1', 'b0 a2 a3 b1']);
  });

  it('are those of blocks at any depth, in whatever slot', () => {
    const tab = block('collection', {}, { items: [shelf({ limit: 1 })] });
    expect(carried(block('tabs', {}, { head: [block('hero', {})], tabs: [tab] }))).toEqual(['a0']);
  });

  it('are none of an index that the service did not answer', () => {
    expect(carried(shelf({ index: 5, limit: 2 }))).toEqual(['', '', '']);
  });

  it('are left out where no block asks for any', () => {
    expect(carried()).toBeUndefined();
    expect(carried(block('hero', { index: 0, limit: 4 }))).toBeUndefined();
    expect(carried(shelf({ source: 'items', items: [], index: 1, limit: 2 }))).toBeUndefined();
    expect(carried(fault('product-recommendations'))).toBeUndefined();
  });

  it('are still those of a block that stands beside a fault or one with products of its own', () => {
    expect(carried(fault('hero'), shelf({ source: 'items' }), shelf({ limit: 1 }))).toEqual(['a0']);
  });
});
