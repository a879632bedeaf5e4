import { describe, expect, it } from 'vitest';
import type { ResolvedBlock, ResolvedNode } from '../block.ts';
import { collectNavigation, collectNeeds, attachData } from './needs.ts';

const createNode = (parts: object): ResolvedNode => ({ kind: 'block', slots: {}, ...parts }) as Partial<ResolvedBlock> as ResolvedBlock;
const fault: ResolvedNode = { kind: 'fault', type: 'note', id: 'f', pointer: '/0', breadcrumb: 'f', faults: [] };

describe('collectNeeds', () => {
  it('collects needs at any depth, parents first, and skips faults', () => {
    const inner = createNode({ needs: { recommendations: { index: 1, limit: 2 } } });
    const outer = createNode({ needs: { recommendations: { index: 0, limit: 9 } }, slots: { items: [fault, inner] } });
    expect(collectNeeds('recommendations', [createNode({}), outer])).toEqual([
      { index: 0, limit: 9 },
      { index: 1, limit: 2 },
    ]);
  });
});

describe('collectNavigation', () => {
  it('collects the links of navigation blocks only, in order', () => {
    const menu = createNode({ navigation: [{ title: 'Men', url: '/men' }] });
    expect(collectNavigation([fault, createNode({ slots: { items: [menu] } }), createNode({})])).toEqual([{ title: 'Men', url: '/men' }]);
  });
});

describe('attachData', () => {
  const articles = { result: [], facets: [], numFound: 0, search: '' };
  const needs = { articles: { blockId: 'list', tags: [], rows: 2 } };

  it('attaches data to the block that needs it, at any depth, and changes its fingerprint', () => {
    const list = createNode({ id: 'list', hash: 'a', needs });
    const parent = createNode({ id: 'parent', hash: 'b', slots: { items: [list] } });
    const other = createNode({ id: 'other', hash: 'c' });
    const [found, same, none] = attachData([parent, other, fault], new Map([['list', { articles }]])) as [
      ResolvedBlock,
      ResolvedNode,
      ResolvedNode,
    ];
    const [inner] = found.slots.items as [ResolvedBlock];
    expect(inner.data).toEqual({ articles });
    expect([inner.hash, found.hash]).not.toContain('a');
    expect(found.hash).not.toBe('b');
    expect([same, none]).toEqual([other, fault]);
    expect(same).toBe(other);
  });

  it('returns blocks without needs unchanged', () => {
    const nodes = [createNode({ id: 'list', hash: 'a' })];
    expect(attachData(nodes, new Map())).toBe(nodes);
    expect(attachData(nodes, new Map([['list', { articles }]]))[0]).toBe(nodes[0]);
  });
});
