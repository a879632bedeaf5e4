import type { Definitions } from '#engine/block.ts';
import { parts } from './parts.tsx';
import { defineBlock } from '#engine/definition.ts';

/** The page that the bench renders: 40 blocks on three levels, about 320 elements, none of them interactive. */

const createHero = (id: string, title: string) => ({
  type: 'bench-hero',
  id,
  eyebrow: 'New season',
  title,
  text: 'Made for weather that changes its mind.',
  href: '/new',
});
const createCard = (id: string) => ({
  type: 'bench-card',
  id,
  title: `Card ${id}`,
  text: 'Light enough to forget, warm enough to stay.',
  href: `/c/${id}`,
  price: '129.00',
});
const createText = (id: string) => ({
  type: 'bench-text',
  id,
  title: `Notes ${id}`,
  paragraphs: ['Waxed by hand.', 'Mended for life.', 'Sent without plastic.'],
});
const createGrid = (id: string, items: readonly unknown[]) => ({ type: 'bench-grid', id, title: `Grid ${id}`, items });
const getCards = (id: string, count: number) => Array.from({ length: count }, (_, at) => createCard(`${id}-${at}`));

export const canvas = {
  id: 'bench',
  type: 'page',
  name: 'Bench',
  slug: 'bench',
  siteId: 'TARNFELL-US',
  locale: 'en-us',
  revision: '1',
  components: [
    {
      type: 'experience',
      id: 'x1',
      experienceId: 'hero-test',
      baselines: [createHero('h0', 'Baseline')],
      variants: [
        { name: 'Experiment', variantId: 'v-a', targets: [createHero('h1', 'Walk further')] },
        { name: 'B-bold', variantId: 'v-b', targets: [createHero('h2', 'Never seen')] },
      ],
    },
    createText('t1'),
    createGrid('g1', [
      ...getCards('g1', 4),
      { type: 'filter-by', id: 'f1', variant: 'byCategory', filterBy: ['jackets'], operator: 'IN', components: getCards('f1', 2) },
    ]),
    { type: 'segmentation', id: 's1', segments: [{ id: 'loyalty-loggedin', targets: [createText('t2')] }], baselines: [createText('t3')] },
    createGrid('g2', [createGrid('g2-1', getCards('g2-1', 4)), createGrid('g2-2', getCards('g2-2', 4))]),
    createHero('h3', 'Rest well'),
    createGrid('g3', getCards('g3', 6)),
    createText('t4'),
    createGrid('g4', getCards('g4', 5)),
    createText('t5'),
    createHero('h4', 'Until tomorrow'),
    createText('t6'),
  ],
};

export const visitor = {
  decisions: { 'hero-test': { variant: 'A' } },
  segments: new Set(['loggedin', 'loyalty-loggedin']),
  categoryIds: ['jackets'],
};

export const fields = {
  'bench-hero': { slots: [], html: [] },
  'bench-card': { slots: [], html: [] },
  'bench-text': { slots: [], html: [] },
  'bench-grid': { slots: ['items'], html: [] },
};

export const definitions: Definitions = [
  defineBlock({ type: 'bench-hero', hydrate: 'never', load: async () => ({ default: parts.Hero }) }),
  defineBlock({ type: 'bench-card', hydrate: 'never', load: async () => ({ default: parts.Card }) }),
  defineBlock({ type: 'bench-text', hydrate: 'never', load: async () => ({ default: parts.Text }) }),
  defineBlock({ type: 'bench-grid', hydrate: 'never', load: async () => ({ default: parts.Grid }) }),
] as Definitions;
