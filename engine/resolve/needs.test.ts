import { describe, expect, it } from 'vitest';
import type { ResolvedBlock, ResolvedNode } from '../block.ts';
import { navigationOf, needsOf } from './needs.ts';

const node = (parts: object): ResolvedNode => ({ kind: 'block', slots: {}, ...parts }) as Partial<ResolvedBlock> as ResolvedBlock;
const fault: ResolvedNode = { kind: 'fault', type: 'note', id: 'f', pointer: '/0', breadcrumb: 'f', faults: [] };

describe('what blocks need', () => {
  it('is found at any depth, the parent first, and nothing of a fault', () => {
    const inner = node({ needs: { recommendations: { index: 1, limit: 2 } } });
    const outer = node({ needs: { recommendations: { index: 0, limit: 9 } }, slots: { items: [fault, inner] } });
    expect(needsOf('recommendations', [node({}), outer])).toEqual([
      { index: 0, limit: 9 },
      { index: 1, limit: 2 },
    ]);
  });
});

describe('where blocks lead', () => {
  it('is told by navigation alone, in order', () => {
    const menu = node({ navigation: [{ title: 'Men', url: '/men' }] });
    expect(navigationOf([fault, node({ slots: { items: [menu] } }), node({})])).toEqual([{ title: 'Men', url: '/men' }]);
  });
});
