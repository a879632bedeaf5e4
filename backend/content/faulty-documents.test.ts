import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validatePageAll } from '#generated/content/validators-all.js';
import type { Page } from '#generated/content/types.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { contentFeature } from './content-feature.ts';
import { createContentStore } from './content-store.ts';
import { createProblemList, type ContentProblem } from './faults/content-problem.ts';
import { seedFiles, writeSeed, type SeededFolder } from './testing/seed.ts';
import { readFolder } from './watch-folder.ts';

type Handlers = ReturnType<typeof contentFeature>['handlers'];

const context = { channel: 'ECOMM', siteId: 'TARNFELL-US', locale: 'en-us', transactionId: 't', correlationId: 'c' } as const;
const call = { context, headers: {}, query: {}, body: undefined as never, notes: [], signal: new AbortController().signal };
const params = { mode: 'publish', siteId: 'TARNFELL-US' } as const;

/** Requests a document of each kind. */
const kinds: Readonly<Record<string, (handlers: Handlers) => unknown>> = {
  'tarnfell/en/pages/home.json': ({ getPage }) => getPage.handle({ ...call, params: { ...params, page: 'home' } }),
  'tarnfell/en/pages/journal.json': ({ getAugmentedPage }) => getAugmentedPage.handle({ ...call, params: { ...params, page: 'journal' } }),
  'tarnfell/en/articles/first-frost.json': ({ getPage }) => getPage.handle({ ...call, params: { ...params, page: 'journal/first-frost' } }),
  'tarnfell/en/menus/main.json': ({ getMenu }) => getMenu.handle({ ...call, params }),
  'tarnfell/en/footers/main.json': ({ getFooter }) => getFooter.handle({ ...call, params }),
  'tarnfell/en/popups/main.json': ({ getPopups }) => getPopups.handle({ ...call, params }),
  'tarnfell/en/fragments/shipping.json': ({ getFragment }) =>
    getFragment.handle({ ...call, params: { ...params, fragmentId: 'shipping' } }),
  'tarnfell/en/categories/20412.json': ({ getCategoryCanvas }) =>
    getCategoryCanvas.handle({ ...call, params: { ...params, categoryId: '20412' } }),
  'tarnfell/en/products/tn0a4120.json': ({ getProductCanvas }) =>
    getProductCanvas.handle({ ...call, params: { ...params, productId: 'TN0A4120' } }),
};

/** Invalid values for every kind of field in the envelope and the blocks. */
const mutations: Readonly<Record<string, { readonly change: (page: Page) => object; readonly pointer: string }>> = {
  'a field of a block': { change: (page) => withBlock(page, { type: 'hero', id: 'mutated', title: 3 }), pointer: '/components/0/title' },
  'an unknown block': { change: (page) => withBlock(page, { type: 'heros', id: 'mutated' }), pointer: '/components/0/type' },
  'a block without an id': { change: (page) => withBlock(page, { type: 'hero' }), pointer: '/components/0' },
  'no block at all': { change: (page) => withBlock(page, 'hero'), pointer: '/components/0' },
  'the name of a block': { change: (page) => withBlock(page, { type: 'hero', id: 'mutated', name: 3 }), pointer: '/components/0/name' },
  'an unknown field': { change: (page) => ({ ...page, titel: 'Oops' }), pointer: '/titel' },
  'the name': { change: (page) => ({ ...page, name: 3 }), pointer: '/name' },
  'the page above': { change: (page) => ({ ...page, parent: 3 }), pointer: '/parent' },
  'the page type': { change: (page) => ({ ...page, pageType: 'house' }), pointer: '/pageType' },
  'the site': { change: (page) => ({ ...page, siteId: 'TARNFELL-US' }), pointer: '/siteId' },
  'a title for search engines': { change: (page) => ({ ...page, seo: { title: 3 } }), pointer: '/seo/title' },
  'a tag of an article': {
    change: (page) => ({ ...page, article: { title: 'Frost', tags: [{ label: 3 }] } }),
    pointer: '/article/tags/0/label',
  },
  'the title of an article': { change: (page) => ({ ...page, article: {} }), pointer: '/article' },
};

function withBlock(page: Page, block: unknown): object {
  return { ...page, components: [block, { type: 'rich-text', id: 'sound', richText: '<p>Sound</p>' }] };
}

describe('a document with a fault at startup', () => {
  let folder: SeededFolder;
  let reported: ContentProblem[];
  beforeEach(() => {
    folder = writeSeed();
    reported = [];
  });
  afterEach(() => folder.dispose());

  function start(file: string, value: object): Handlers {
    folder.write(file, value);
    const log = createRecordingLog();
    const problems = createProblemList((_, problem) => reported.push(problem));
    const store = createContentStore({ contentDir: folder.contentDir, log, problems });
    readFolder(folder.contentDir, [store]);
    return contentFeature({ store, clock: { now: () => new Date('2026-11-21T00:00:00Z') }, log }).handlers;
  }

  const cases = Object.entries(kinds).flatMap(([file, request]) =>
    Object.entries(mutations).map(([mutation, { change, pointer }]) => ({ file, request, mutation, change, pointer })),
  );
  it.each(cases)('is served from $file without $mutation, and reported', async ({ file, request, change, pointer }) => {
    const { body } = (await request(start(file, change(seedFiles[file] as Page)))) as { readonly body: Page };
    expect([validatePageAll(body), validatePageAll.errors]).toEqual([true, null]);
    expect(body.slug).toBe((seedFiles[file] as Page).slug);
    if (pointer.startsWith('/components/0')) expect(body.components[1]).toMatchObject({ id: 'sound' });
    expect(reported).toMatchObject([{ file, outcome: 'served in part' }]);
    expect(reported[0]?.faults[0]?.pointer).toBe(pointer);
  });

  it.each([
    ['id', 3],
    ['type', 'house'],
    ['slug', 'Not A Slug'],
    ['slug', 'elsewhere'],
    ['visibleFrom', 'tomorrow'],
    ['visibleUntil', 'tomorrow'],
    ['components', { type: 'hero' }],
  ])('skips the document if its %s is %j', async (field, value) => {
    const file = 'tarnfell/en/categories/20412.json';
    const handlers = start(file, { ...(seedFiles[file] as Page), [field]: value });
    expect(() => kinds[file]?.(handlers)).toThrow('No content for category "20412"');
    expect(reported).toMatchObject([{ file, outcome: 'left out', faults: [{ pointer: `/${field}` }] }]);
  });

  it('skips a document with blocks inside each other without end', () => {
    const file = 'tarnfell/en/categories/20412.json';
    let block: object = { type: 'collection', id: 'innermost', items: [] };
    for (let level = 0; level < 200; level += 1) block = { type: 'collection', id: `level-${level}`, items: [block] };
    const handlers = start(file, { ...(seedFiles[file] as Page), components: [block] });
    expect(() => kinds[file]?.(handlers)).toThrow('No content for category "20412"');
    expect(reported).toMatchObject([{ file, outcome: 'left out', faults: [{ message: 'is nested more than 200 levels deep' }] }]);
  });
});
