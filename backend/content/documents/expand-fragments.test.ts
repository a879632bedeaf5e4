import { describe, expect, it } from 'vitest';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { expandFragments } from './expand-fragments.ts';

const createText = (id: string): object => ({ type: 'rich-text', id, richText: `<p>${id}</p>` });
const createReference = (id: string, fragmentId: string): object => ({ type: 'fragment', id, fragmentId });
const fragments: Readonly<Record<string, readonly object[]>> = {
  note: [createText('note')],
  strip: [
    createText('first'),
    { type: 'collection', id: 'pair', breakpoints: { sm: { type: 'grid' } }, items: [createReference('inner', 'note')] },
  ],
  left: [createText('left'), createReference('to-right', 'right')],
  right: [createReference('to-left', 'left'), createText('right')],
  alone: [createText('alone'), createReference('itself', 'alone')],
  empty: [],
};
const expand = (components: readonly object[], self?: string) => expandFragments(components, (slug) => fragments[slug] ?? null, self);

describe('expandFragments', () => {
  it('inserts all blocks of a fragment', () => {
    const { components } = expand([createText('before'), createReference('strip', 'strip'), createText('after')]);
    expect(components.map(({ id }) => id)).toEqual(['before', 'strip.first', 'strip.pair', 'after']);
  });

  it.each([
    ['the items of a collection', { type: 'collection', items: [createReference('here', 'note')] }, { items: [{ id: 'here.note' }] }],
    [
      'the components of a filter',
      { type: 'filter-by', components: [createReference('here', 'note')] },
      { components: [{ id: 'here.note' }] },
    ],
    [
      'baselines and variants',
      {
        type: 'experience',
        baselines: [createReference('base', 'note')],
        variants: [{ name: 'A', targets: [createReference('a', 'note')] }],
      },
      { baselines: [{ id: 'base.note' }], variants: [{ name: 'A', targets: [{ id: 'a.note' }] }] },
    ],
    [
      'segments',
      { type: 'segmentation', baselines: [createText('all')], segments: [{ id: 'loggedin', targets: [createReference('in', 'note')] }] },
      { baselines: [{ id: 'all' }], segments: [{ id: 'loggedin', targets: [{ id: 'in.note' }] }] },
    ],
    ['a promo bar', { type: 'promo-bar', messages: [createReference('here', 'note')] }, { messages: [{ id: 'here.note' }] }],
    ['a footer', { type: 'footer-items', components: [createReference('here', 'note')] }, { components: [{ id: 'here.note' }] }],
    [
      'a menu’s banner',
      { type: 'mega-menu', items: [{ id: 'packs', menuBanner: [createReference('here', 'note')] }] },
      { items: [{ id: 'packs', menuBanner: [{ id: 'here.note' }] }] },
    ],
  ])('expands fragments inside %s', (_, holder, expected) => {
    expect(expand([{ id: 'holder', ...holder }]).components).toMatchObject([expected]);
  });

  it('expands nested fragments, and prefixes block ids with the full path', () => {
    const { components } = expand([createReference('strip', 'strip')]);
    expect(components[1]).toMatchObject({ id: 'strip.pair', items: [{ id: 'strip.inner.note' }] });
  });

  it('creates unique ids for a repeated fragment', () => {
    const { components } = expand([createReference('one', 'note'), createReference('two', 'note')]);
    expect(components.map(({ id }) => id)).toEqual(['one.note', 'two.note']);
  });

  it('limits the length of ids, and keeps them unique', () => {
    const long = 'x'.repeat(79);
    const { components } = expand([createReference(`${long}1`, 'note'), createReference(`${long}2`, 'note')]);
    expect(new Set(components.map(({ id }) => id)).size).toBe(2);
    for (const block of components) expect(validateBlockAll['rich-text'](block)).toBe(true);
  });

  it('omits a fragment within itself, and reports it', () => {
    const { components, circular, missing } = expand([createReference('go', 'left')]);
    expect(components.map(({ id }) => id)).toEqual(['go.left', 'go.to-right.right']);
    expect([circular, missing]).toEqual([['left'], []]);
    expect(expand(fragments.alone ?? [], 'alone')).toMatchObject({ components: [{ id: 'alone' }], circular: ['alone'] });
  });

  it('omits a missing fragment, and reports it once', () => {
    const { components, missing } = expand([
      createReference('a', 'gone'),
      createText('kept'),
      createReference('b', 'gone'),
      createReference('c', 'empty'),
    ]);
    expect([components.map(({ id }) => id), missing]).toEqual([['kept'], ['gone']]);
  });

  it('passes invalid blocks and references through to the page’s own validation', () => {
    const odd = [null, 'text', { type: 'fragment', id: 'x', fragmentID: 'note' }];
    expect(expandFragments(odd, () => null).components).toEqual(odd);
  });

  it('does not mutate its input', () => {
    const holder = { type: 'collection', id: 'holder', items: [createReference('here', 'note')] };
    const before = structuredClone(holder);
    expand([holder]);
    expect(holder).toEqual(before);
  });
});
