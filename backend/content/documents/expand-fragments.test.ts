import { describe, expect, it } from 'vitest';
import { validateBlockAll } from '#generated/content/validators-all.js';
import { expandFragments } from './expand-fragments.ts';

const text = (id: string): object => ({ type: 'rich-text', id, richText: `<p>${id}</p>` });
const reference = (id: string, fragmentId: string): object => ({ type: 'fragment', id, fragmentId });
const fragments: Readonly<Record<string, readonly object[]>> = {
  note: [text('note')],
  strip: [text('first'), { type: 'collection', id: 'pair', breakpoints: { sm: { type: 'grid' } }, items: [reference('inner', 'note')] }],
  left: [text('left'), reference('to-right', 'right')],
  right: [reference('to-left', 'left'), text('right')],
  alone: [text('alone'), reference('itself', 'alone')],
  empty: [],
};
const expand = (components: readonly object[], self?: string) => expandFragments(components, (slug) => fragments[slug] ?? null, self);

describe('expanding fragments', () => {
  it('sets all blocks of a fragment in its place', () => {
    const { components } = expand([text('before'), reference('strip', 'strip'), text('after')]);
    expect(components.map(({ id }) => id)).toEqual(['before', 'strip.first', 'strip.pair', 'after']);
  });

  it.each([
    ['the items of a collection', { type: 'collection', items: [reference('here', 'note')] }, { items: [{ id: 'here.note' }] }],
    ['the components of a filter', { type: 'filter-by', components: [reference('here', 'note')] }, { components: [{ id: 'here.note' }] }],
    [
      'baselines and variants',
      { type: 'experience', baselines: [reference('base', 'note')], variants: [{ name: 'A', targets: [reference('a', 'note')] }] },
      { baselines: [{ id: 'base.note' }], variants: [{ name: 'A', targets: [{ id: 'a.note' }] }] },
    ],
    [
      'segments',
      { type: 'segmentation', baselines: [text('all')], segments: [{ id: 'loggedin', targets: [reference('in', 'note')] }] },
      { baselines: [{ id: 'all' }], segments: [{ id: 'loggedin', targets: [{ id: 'in.note' }] }] },
    ],
    ['a promo bar', { type: 'promo-bar', messages: [reference('here', 'note')] }, { messages: [{ id: 'here.note' }] }],
    ['a footer', { type: 'footer-items', components: [reference('here', 'note')] }, { components: [{ id: 'here.note' }] }],
    [
      'a menu’s banner',
      { type: 'mega-menu', items: [{ id: 'packs', menuBanner: [reference('here', 'note')] }] },
      { items: [{ id: 'packs', menuBanner: [{ id: 'here.note' }] }] },
    ],
  ])('reaches into %s', (_, holder, expected) => {
    expect(expand([{ id: 'holder', ...holder }]).components).toMatchObject([expected]);
  });

  it('reaches into a fragment of a fragment, and names its blocks by the whole way', () => {
    const { components } = expand([reference('strip', 'strip')]);
    expect(components[1]).toMatchObject({ id: 'strip.pair', items: [{ id: 'strip.inner.note' }] });
  });

  it('keeps ids apart where a fragment stands twice', () => {
    const { components } = expand([reference('one', 'note'), reference('two', 'note')]);
    expect(components.map(({ id }) => id)).toEqual(['one.note', 'two.note']);
  });

  it('keeps ids within what the schema allows, and apart', () => {
    const long = 'x'.repeat(79);
    const { components } = expand([reference(`${long}1`, 'note'), reference(`${long}2`, 'note')]);
    expect(new Set(components.map(({ id }) => id)).size).toBe(2);
    for (const block of components) expect(validateBlockAll['rich-text'](block)).toBe(true);
  });

  it('leaves out a fragment within itself, and says so', () => {
    const { components, circular, missing } = expand([reference('go', 'left')]);
    expect(components.map(({ id }) => id)).toEqual(['go.left', 'go.to-right.right']);
    expect([circular, missing]).toEqual([['left'], []]);
    expect(expand(fragments.alone ?? [], 'alone')).toMatchObject({ components: [{ id: 'alone' }], circular: ['alone'] });
  });

  it('leaves out what is not there, and names it once', () => {
    const { components, missing } = expand([reference('a', 'gone'), text('kept'), reference('b', 'gone'), reference('c', 'empty')]);
    expect([components.map(({ id }) => id), missing]).toEqual([['kept'], ['gone']]);
  });

  it('hands on what is no block, and a reference with a fault, for the page’s own judge', () => {
    const odd = [null, 'text', { type: 'fragment', id: 'x', fragmentID: 'note' }];
    expect(expandFragments(odd, () => null).components).toEqual(odd);
  });

  it('changes nothing of what it is given', () => {
    const holder = { type: 'collection', id: 'holder', items: [reference('here', 'note')] };
    const before = structuredClone(holder);
    expand([holder]);
    expect(holder).toEqual(before);
  });
});
