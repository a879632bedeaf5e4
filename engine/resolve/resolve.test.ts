import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResolvedNode } from '../block.ts';
import { block, createNoteBlock, createPage, testParser, visitor } from '../engine.fixtures.tsx';
import { getVariantLabel } from './experience.ts';
import { resolve } from './resolve.ts';
import type { Visitor } from './visitor.ts';

const createExperience = (id: string, variants: readonly string[]) => ({
  type: 'experience',
  id,
  experienceId: id,
  trackingEvent: 'seen',
  baselines: [createNoteBlock(`${id}-baseline`)],
  variants: variants.map((name) => ({ name, variantId: `${id}:${name}`, targets: [createNoteBlock(`${id}-${name}`)] })),
});

const show = (raw: unknown, as: Partial<Visitor> = {}) => resolve(testParser().parse(raw, 'publish'), { ...visitor, ...as });
const getIds = (nodes: readonly ResolvedNode[]) => nodes.map((node) => node.id);

describe('resolve with experiences', () => {
  const page = createPage(createExperience('x', ['Experiment', 'B-bold']));

  it.each([
    [{}, 'x-baseline', 'no-decision'],
    [{ decisions: { x: { variant: 'A' } } }, 'x-Experiment', 'decision'],
    [{ decisions: { x: { variant: 'B' } } }, 'x-B-bold', 'decision'],
    [{ decisions: { x: { variant: 'x:B-bold' } } }, 'x-B-bold', 'decision'],
    [{ decisions: { x: { variant: 'Baseline' } } }, 'x-baseline', 'decision'],
    [{ decisions: { x: { variant: 'Q' } } }, 'x-baseline', 'unknown-variant'],
    [{ decisions: { x: { variant: 'A' } }, testContext: { experiences: { x: 'B' } } }, 'x-B-bold', 'forced'],
    [{ decisions: { x: { variant: 'A' } }, testContext: { experiences: { x: 'Baseline' } } }, 'x-baseline', 'forced'],
    [{ testContext: { experiences: { '*': 'A' } } }, 'x-Experiment', 'forced'],
  ])('shows for %j the block %s', (as, shown, rule) => {
    const { nodes, receipt } = show(page, as);
    expect(getIds(nodes)).toEqual([shown]);
    expect(receipt.choices).toMatchObject([{ nodeId: 'x', rule, experienceId: 'x', trackingEvent: 'seen' }]);
  });

  it('shows exactly one branch of each experience, and the same for the same visitor', () => {
    const name = fc.constantFrom('Experiment', 'B-bold', 'C-calm', 'Baseline', 'constructor', '');
    const anyVisitor = fc.record({
      decisions: fc.dictionary(fc.constantFrom('x', 'y'), fc.record({ variant: name })),
      testContext: fc.option(fc.record({ experiences: fc.dictionary(fc.constantFrom('x', 'y', '*'), name) }), { nil: undefined }),
      segments: fc.constant(new Set<string>()),
    });
    const parsed = testParser().parse(
      createPage(createExperience('x', ['Experiment', 'B-bold']), createNoteBlock('n'), createExperience('y', ['C-calm'])),
      'publish',
    );
    fc.assert(
      fc.property(anyVisitor, (as) => {
        const once = resolve(parsed, as);
        expect(once.nodes.filter((node) => node.id.startsWith('x-'))).toHaveLength(1);
        expect(once.nodes.filter((node) => node.id.startsWith('y-'))).toHaveLength(1);
        expect(resolve(parsed, as)).toEqual(once);
      }),
    );
  });

  it('labels variants by their names', () => {
    expect(['My Experiment 2', 'Baseline', 'C-calm', 'Winter'].map(getVariantLabel)).toEqual(['A', 'Baseline', 'C', 'Winter']);
  });

  it('passes its layout to the block that it shows', () => {
    const { nodes } = show(createPage({ ...createExperience('x', []), isFullWidth: true, hideOnBreakpoint: ['sm'] }));
    expect(nodes).toMatchObject([{ layout: { isFullWidth: true, hideOnBreakpoint: ['sm'] } }]);
  });
});

describe('resolve with segments and filters', () => {
  const segmentation = {
    type: 'segmentation',
    id: 's',
    segments: [
      { id: 'loggedin', targets: [createNoteBlock('in')] },
      { id: 'cart-empty', targets: [createNoteBlock('empty')] },
    ],
    baselines: [createNoteBlock('first'), createNoteBlock('second')],
  };

  it.each([
    [{ segments: new Set(['cart-empty', 'loggedin']) }, ['in']],
    [{ segments: new Set(['cart-empty']) }, ['empty']],
    [{}, ['first']],
    [{ testContext: { experiences: {}, segment: 'cart-empty' }, segments: new Set(['loggedin']) }, ['empty']],
    [{ testContext: { experiences: {}, segment: 'loggedout' }, segments: new Set(['loggedin']) }, ['first']],
  ])('lets the first matching segment win, otherwise the first baseline (%#)', (as, shown) => {
    expect(getIds(show(createPage(segmentation), as).nodes)).toEqual(shown);
  });

  const filter = (operator: string, variant = 'bySku') =>
    createPage({ type: 'filter-by', id: 'f', variant, filterBy: ['SKU1', 'jackets'], operator, components: [createNoteBlock('n')] });

  it.each([
    [filter('IN'), { product: { productId: 'P', skus: ['SKU1'] } }, ['n']],
    [filter('IN'), { product: { productId: 'P' } }, []],
    [filter('IN'), {}, []],
    [filter('NOT IN'), { product: { productId: 'SKU1' } }, []],
    [filter('NOT IN'), {}, ['n']],
    [filter('IN', 'byCategory'), { categoryIds: ['jackets'] }, ['n']],
    [filter('IN', 'byCategory'), { categoryIds: ['Jackets'] }, ['n']],
    [filter('IN'), { product: { productId: 'P', skus: ['sku1'] } }, ['n']],
    [filter('NOT IN'), { product: { productId: 'sku1' } }, []],
  ])('shows filtered components only when the condition holds (%#)', (page, as, shown) => {
    expect(getIds(show(page, as).nodes)).toEqual(shown);
  });
});

describe('resolve with impressions', () => {
  const page = createPage(createExperience('x', ['Experiment']));
  const createDecisions = (variant: string) => ({ decisions: { x: { variant, impressionId: 'i1' } } });
  const createImpression = (as: Partial<Visitor>) => show(page, as).receipt.choices.map(({ impressionId }) => impressionId);

  it('returns the impression of a decision, also for a control group’s baseline', () => {
    expect(createImpression(createDecisions('A'))).toEqual(['i1']);
    expect(createImpression(createDecisions('Baseline'))).toEqual(['i1']);
  });

  it('returns no impression for a choice that is forced, undecided or missing', () => {
    expect(createImpression({ ...createDecisions('A'), testContext: { experiences: { x: 'A' } } })).toEqual([undefined]);
    expect(createImpression(createDecisions('Z'))).toEqual([undefined]);
    expect(createImpression({})).toEqual([undefined]);
  });
});

describe('resolve with empty and interactive blocks', () => {
  const group = (...items: readonly unknown[]) => ({ type: 'group', id: 'g', items });

  it('hides a block with nothing to show, also when a filter emptied it', () => {
    const filtered = { type: 'filter-by', id: 'f', variant: 'bySku', filterBy: ['X'], operator: 'IN', components: [createNoteBlock('n')] };
    expect(show(createPage(group(), group(filtered), createNoteBlock('a'))).nodes).toHaveLength(1);
  });

  it('hides a block whose data is missing, and a block that is empty without it', () => {
    const page = createPage(group(block('fed', 'f')), createNoteBlock('a'));
    expect(getIds(show(page).nodes)).toEqual(['g', 'a']);
    expect(getIds(show(page, { hasData: () => true }).nodes)).toEqual(['g', 'a']);
    expect(getIds(show(page, { hasData: () => false }).nodes)).toEqual(['a']);
  });

  it('gives another fingerprint for another choice, and the same object for the same choice', () => {
    const parsed = testParser().parse(createPage(group(createExperience('x', ['Experiment']), createNoteBlock('n'))), 'publish');
    const [baseline] = resolve(parsed, visitor).nodes;
    const [variant] = resolve(parsed, { ...visitor, decisions: { x: { variant: 'A' } } }).nodes;
    expect(baseline).not.toEqual(variant);
    expect(resolve(parsed, visitor).nodes[0]).toBe(baseline);
  });

  it('makes a parent interactive when a child is, with the earliest policy', () => {
    expect(show(createPage(group(block('deferred-counter', 'c'), createNoteBlock('n')))).nodes).toMatchObject([{ policy: 'visible' }]);
    expect(show(createPage(group(block('deferred-counter', 'c'), block('counter', 'd')))).nodes).toMatchObject([{ policy: 'load' }]);
    expect(show(createPage(group(createNoteBlock('n')))).nodes).toMatchObject([{ policy: 'never' }]);
  });

  it('records in preview why a block is shown', () => {
    const page = testParser().parse(createPage(createExperience('x', [])), 'preview');
    expect(resolve(page, visitor).nodes).toMatchObject([{ why: 'No decision for experience x, so its baseline shows.' }]);
  });
});
