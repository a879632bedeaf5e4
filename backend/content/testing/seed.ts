import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PromotionDocument } from '../../promotions/promotion-document.ts';

const createHero = (id: string, title: string, more: object = {}): object => ({ type: 'hero', id, title, ...more });
const createRichText = (id: string, html: string): object => ({ type: 'rich-text', id, richText: html });

const createPage = (slug: string, components: readonly object[], more: object = {}): object => ({
  $schema: '../../../../schemas/content/page.schema.json',
  id: `page-${slug.replaceAll('/', '-')}`,
  type: 'page',
  name: slug,
  slug,
  components,
  ...more,
});

const getArticle = (slug: string, title: string, date: string, tags: readonly string[], body: string, more: object = {}): object =>
  createPage(slug, [createRichText(`${slug.replaceAll('/', '-')}-body`, body)], {
    type: 'article',
    parent: 'journal',
    article: { title, subtitle: `About ${title}`, date, tags: tags.map((label) => ({ label })) },
    ...more,
  });

const createBareDocument = (type: string, slug: string, components: readonly object[]): object =>
  createPage(slug, components, { type, id: `${type}-${slug}` });

/** The only promotion of the seed. Tests add their own if they need others. */
export const freeShipping: PromotionDocument = {
  name: { en: 'Free shipping', fr: 'Livraison gratuite', de: 'Kostenloser Versand' },
  callout: {
    approaching: { en: '{remaining} more for free shipping', fr: 'Encore {remaining}', de: 'Noch {remaining}' },
    inProgress: { en: 'Only {remaining} more for free shipping', fr: 'Plus que {remaining}', de: 'Nur noch {remaining}' },
    earned: { en: 'Shipping is free', fr: 'Livraison offerte', de: 'Versand gratis' },
  },
  calloutLevel: 'ORDER',
  delivery: ['home'],
  minimum: { amount: { USD: 75, CAD: 100, GBP: 60, EUR: 60 } },
  reward: { kind: 'shipping-free', methods: ['standard'] },
};

const frost: PromotionDocument = {
  name: { en: 'Frost week', fr: 'Semaine du gel', de: 'Frostwoche' },
  coupon: { codes: ['FROST10'] },
  reward: { kind: 'order-percentage', percent: 10 },
};

const experiments = {
  experiences: [
    {
      reportingId: 9912,
      experienceId: 'home-hero',
      label: 'home-hero',
      name: 'Home hero',
      component: 'home-hero',
      priority: 10,
      variants: [
        { name: 'Baseline', weight: 50, isControl: true },
        { name: 'A-Ridge', weight: 50 },
      ],
    },
    {
      reportingId: 9913,
      experienceId: 'journal-teaser',
      label: 'journal-teaser',
      component: 'teaser',
      slots: ['teaser', 'home-hero'],
      priority: 5,
      targeting: { pageTypes: ['home'], languages: ['fr'], variables: { userInterest: ['hiking'] } },
      variants: [{ name: 'B-Coast', weight: 1 }],
    },
    {
      reportingId: 9914,
      experienceId: 'quiet',
      label: 'quiet',
      component: 'quiet',
      targeting: { paths: ['/quiet'] },
      variants: [{ name: 'Baseline', weight: 1, isControl: true, action: 'none' }],
    },
  ],
  recommendations: [
    {
      reportingId: 500,
      recommendationId: 'rope',
      label: 'Rope',
      component: 'rope',
      targeting: { inCart: ['TFROP01U', 'TARNFELL:HARNESS'] },
      strategy: { kind: 'bestSellers', count: 1 },
    },
    {
      reportingId: 501,
      recommendationId: 'home-picks',
      label: 'Home picks',
      component: 'picks',
      strategy: { kind: 'bestSellers', categoryId: '2000', count: 3 },
    },
    {
      reportingId: 502,
      recommendationId: 'alike',
      label: 'Alike',
      component: 'alike',
      targeting: { pageTypes: ['product'] },
      strategy: { kind: 'similar', count: 4 },
    },
  ],
};

/** A small shop: values by file below the content folder. */
export const seedFiles: Readonly<Record<string, unknown>> = {
  'tarnfell/en/pages/home.json': createPage(
    'home',
    [createHero('home-hero', 'Made for the long way round'), { type: 'fragment', id: 'strip', fragmentId: 'shipping' }],
    {
      pageType: 'home',
    },
  ),
  'tarnfell/en/pages/journal.json': createPage('journal', [
    {
      type: 'experience',
      id: 'teaser',
      experienceId: 'journal-teaser',
      baselines: [createHero('teaser-base', 'Field notes', { layout: 'blockBelowHero' })],
      variants: [
        {
          name: 'B-Coast',
          variantId: 'b',
          targets: [
            createHero('teaser-b', 'From the coast', { layout: 'overlayTopHero' }),
            { type: 'fragment', id: 'again', fragmentId: 'shipping' },
          ],
        },
      ],
    },
  ]),
  'tarnfell/en-us/pages/home.json': createPage('home', [createHero('home-hero', 'Made in the States of mind')], {
    visibleFrom: '2026-12-01T00:00:00Z',
  }),
  'tarnfell/en/pages/home.draft.json': createPage('home', [createHero('home-hero', 'A draft of things to come')], { pageType: 'home' }),
  'tarnfell/fr/pages/home.json': createPage('home', [createHero('home-hero', 'Le long chemin')], { pageType: 'home' }),
  'tarnfell/en/articles/first-frost.json': getArticle(
    'journal/first-frost',
    'First frost',
    '2026-11-02',
    ['Winter', 'Layers'],
    '<p>Café at the hut</p>',
  ),
  'tarnfell/en/articles/late-summer.json': getArticle(
    'journal/late-summer',
    'Late summer',
    '2026-08-20',
    ['Summer'],
    '<p>Streams run low</p>',
  ),
  'tarnfell/en/articles/snow-line.json': getArticle('journal/snow-line', 'Snow line', '2026-11-10', ['Winter'], '<p>Above it</p>'),
  'tarnfell/fr/articles/first-frost.json': getArticle(
    'journal/first-frost',
    'Première gelée',
    '2026-11-02',
    ['Hiver'],
    '<p>Un café au refuge</p>',
  ),
  'tarnfell/en/menus/main.json': createBareDocument('menu', 'main', [
    { type: 'mega-menu', id: 'menu', items: [{ id: 'packs', title: 'Packs', url: '/c/packs-20412' }] },
  ]),
  'tarnfell/en/footers/main.json': createBareDocument('footer', 'main', [createRichText('footer-note', '<p>Kept simple</p>')]),
  'tarnfell/en/fragments/shipping.json': createBareDocument('fragment', 'shipping', [
    createRichText('shipping-note', '<p>Free over $100</p>'),
  ]),
  'tarnfell/en/popups/main.json': createBareDocument('popups', 'main', []),
  'tarnfell/en/categories/20412.json': createBareDocument('category', '20412', [createHero('packs-hero', 'Packs')]),
  'tarnfell/en/products/tn0a4120.json': createBareDocument('product', 'tn0a4120', [createRichText('fit', '<p>Runs large</p>')]),
  'tarnfell/experiments.json': experiments,
  'tarnfell/promotions/free-shipping.json': freeShipping,
  'solvane/promotions/free-shipping.json': freeShipping,
  'tarnfell/promotions/frost.json': frost,
};

export interface SeededFolder {
  readonly contentDir: string;
  /** Writes a string as it is, anything else as JSON. */
  write(file: string, value: unknown): void;
  remove(file: string): void;
  dispose(): void;
}

/** Writes the seed to a new folder. */
export function writeSeed(files: Readonly<Record<string, unknown>> = seedFiles): SeededFolder {
  const contentDir = mkdtempSync(path.join(tmpdir(), 'cairn-content-'));
  const write = (file: string, value: unknown): void => {
    const target = path.join(contentDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  };
  for (const [file, value] of Object.entries(files)) write(file, value);
  return {
    contentDir,
    write,
    remove: (file) => rmSync(path.join(contentDir, file), { force: true }),
    dispose: () => rmSync(contentDir, { recursive: true, force: true }),
  };
}
