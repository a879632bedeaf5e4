import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#generated/content/types.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createProblemList } from '../faults/content-problem.ts';
import { createContentStore, type ContentStore } from '../content-store.ts';
import { contentFeature } from '../content-feature.ts';
import { writeSeed, type SeededFolder } from '../testing/seed.ts';
import { readFolder } from '../watch-folder.ts';

const reference = { type: 'fragment', id: 'here', fragmentId: 'shipping' };
const createNote = (text: string): object => ({ type: 'rich-text', id: 'note', richText: `<p>${text}</p>` });
const document = (type: string, slug: string, components: readonly object[] = [reference]): object => ({
  id: `${type}-${slug}`,
  type,
  name: slug,
  slug,
  components,
});
const shipping = 'tarnfell/en/fragments/shipping.json';
const files = {
  'tarnfell/en/pages/help.json': document('page', 'help'),
  'tarnfell/en/articles/frost.json': { ...document('article', 'frost'), parent: 'help', article: { title: 'Frost' } },
  'tarnfell/en/menus/main.json': document('menu', 'main', [
    { type: 'mega-menu', id: 'menu', items: [{ id: 'packs', title: 'Packs', url: '/c/packs-20412', menuBanner: [reference] }] },
  ]),
  'tarnfell/en/footers/main.json': document('footer', 'main'),
  'tarnfell/en/popups/main.json': document('popups', 'main'),
  'tarnfell/en/categories/20412.json': document('category', '20412'),
  'tarnfell/en/products/default.json': document('product', 'default'),
  'tarnfell/en/fragments/strip.json': document('fragment', 'strip'),
  [shipping]: document('fragment', 'shipping', [createNote('Free over $100')]),
};

const context = { channel: 'ECOMM', siteId: 'TARNFELL-US', locale: 'en-us', transactionId: 't', correlationId: 'c' } as const;
const params = { mode: 'publish', siteId: 'TARNFELL-US' } as const;
const call = { context, query: {}, headers: {}, body: undefined as never, notes: [], signal: new AbortController().signal };
const deep = { components: [{ id: 'here.note', richText: '<p>Free over $100</p>' }] };

describe('content operations on documents with fragments', () => {
  let folder: SeededFolder;
  let store: ContentStore;
  let handlers: ReturnType<typeof contentFeature>['handlers'];
  const log = createRecordingLog();

  beforeEach(() => {
    log.lines.length = 0;
    folder = writeSeed(files);
    const problems = createProblemList((sentence) => log.warn(sentence));
    store = createContentStore({ contentDir: folder.contentDir, log, problems });
    readFolder(folder.contentDir, [store]);
    handlers = contentFeature({ store, clock: { now: () => new Date('2026-11-21T00:00:00Z') }, log }).handlers;
  });
  afterEach(() => folder.dispose());

  const edit = (file: string, value: unknown): void => {
    folder.write(file, value);
    store.refresh(file);
  };
  const readAugmented = async (more: object = {}): Promise<Page> =>
    (await handlers.getAugmentedPage.handle({ ...call, ...more, params: { ...params, page: 'help' } })).body;
  const getWarnings = (): string[] => log.lines.filter(({ level }) => level === 'warn').map(({ sentence }) => sentence);

  it.each([
    ['an augmented page', () => handlers.getAugmentedPage.handle({ ...call, params: { ...params, page: 'help' } }), deep],
    ['an article', () => handlers.getAugmentedPage.handle({ ...call, params: { ...params, page: 'frost' } }), deep],
    ['the menu', () => handlers.getMenu.handle({ ...call, params }), { components: [{ items: [{ menuBanner: [{ id: 'here.note' }] }] }] }],
    ['the footer', () => handlers.getFooter.handle({ ...call, params }), deep],
    ['the pop-ups', () => handlers.getPopups.handle({ ...call, params }), deep],
    ['a category', () => handlers.getCategoryCanvas.handle({ ...call, params: { ...params, categoryId: '20412' } }), deep],
    ['a product', () => handlers.getProductCanvas.handle({ ...call, params: { ...params, productId: 'TN0A4120' } }), deep],
    ['a fragment', () => handlers.getFragment.handle({ ...call, params: { mode: 'publish', fragmentId: 'strip' } }), deep],
  ])('inserts them in place in %s', async (_, respond, expected) => {
    expect((await respond()).body).toMatchObject(expected);
    expect(getWarnings()).toEqual([]);
  });

  it('leave the plain page as its editor wrote it', async () => {
    const { body } = await handlers.getPage.handle({ ...call, params: { ...params, page: 'help' } });
    expect(body.components).toEqual([reference]);
    expect(body.revision).not.toBe((await readAugmented()).revision);
  });

  it('find an article by the words of its fragments', async () => {
    const { body } = await handlers.searchContent.handle({
      ...call,
      params: { ...params, searchType: 'article' },
      query: { query: 'free over' },
    });
    expect(body.result).toMatchObject([{ id: 'article-frost' }]);
  });

  it('show a block once and in full in the showcase, regardless of the location of its fragment', async () => {
    const renderShowcase = async (docType: string) => (await handlers.showcase.handle({ ...call, params: { ...params, docType } })).body;
    expect(await renderShowcase('rich-text')).toMatchObject({ total: 1, result: [{ id: 'note' }] });
    expect(await renderShowcase('mega-menu')).toMatchObject({ result: [{ block: { items: [{ menuBanner: [{ id: 'here.note' }] }] } }] });
    expect(await renderShowcase('fragment')).toEqual({ total: 0, result: [] });
  });

  it('show documents for editors in the showcase of every language, and nothing else of another', async () => {
    edit(
      'tarnfell/en/fragments/showcase/quotes.json',
      document('fragment', 'showcase/quotes', [{ ...createNote('Kept short'), id: 'quote' }]),
    );
    const german = {
      ...call,
      context: { ...call.context, locale: 'de-de' },
      params: { ...params, siteId: 'TARNFELL-DE', docType: 'rich-text' },
    };
    expect((await handlers.showcase.handle(german)).body).toMatchObject({ total: 1, result: [{ id: 'quote' }] });
  });

  it('change a page’s revision only with its own fragments’ revisions', async () => {
    const before = await readAugmented();
    expect((await readAugmented()).revision).toBe(before.revision);
    edit(shipping, document('fragment', 'shipping', [createNote('Free over $75')]));
    const after = await readAugmented();
    expect(after.components).toMatchObject([{ richText: '<p>Free over $75</p>' }]);
    expect(after.revision).not.toBe(before.revision);
    edit('tarnfell/en/fragments/strip.json', document('fragment', 'strip', []));
    expect((await readAugmented()).revision).toBe(after.revision);
  });

  it('use the fragment of the reader’s country and mode', async () => {
    const british = { context: { ...context, siteId: 'TARNFELL-GB', locale: 'en-gb' } };
    edit('tarnfell/en-gb/fragments/shipping.json', document('fragment', 'shipping', [createNote('Free over £60')]));
    edit('tarnfell/en/fragments/shipping.draft.json', document('fragment', 'shipping', [createNote('Free, always')]));
    const shown = [await readAugmented(), await readAugmented(british), await readAugmented(), await readAugmented(british)];
    const drafted = await handlers.getAugmentedPage.handle({ ...call, params: { ...params, mode: 'preview', page: 'help' } });
    expect([...shown, drafted.body].map(({ components }) => components[0]?.richText)).toEqual([
      '<p>Free over $100</p>',
      '<p>Free over £60</p>',
      '<p>Free over $100</p>',
      '<p>Free over £60</p>',
      '<p>Free, always</p>',
    ]);
    expect(new Set([...shown, drafted.body].map(({ revision }) => revision)).size).toBe(3);
  });

  it('return a page without a deleted fragment, log it once, and restore it', async () => {
    folder.remove(shipping);
    store.refresh(shipping);
    for (let visit = 0; visit < 3; visit += 1) expect((await readAugmented()).components).toEqual([]);
    expect(getWarnings()).toEqual(['[cairn] [content] tarnfell/en/pages/help.json refers to the missing fragment "shipping".']);
    edit(shipping, document('fragment', 'shipping', [createNote('Back')]));
    expect((await readAugmented()).components).toMatchObject([{ richText: '<p>Back</p>' }]);
  });

  it('stop at circular fragments, and log them once', async () => {
    edit(shipping, document('fragment', 'shipping', [createNote('Round'), { type: 'fragment', id: 'again', fragmentId: 'strip' }]));
    const respond = () => handlers.getFragment.handle({ ...call, params: { mode: 'publish', fragmentId: 'strip' } });
    for (let visit = 0; visit < 3; visit += 1) expect((await respond()).body.components).toMatchObject([{ id: 'here.note' }]);
    expect(getWarnings()).toEqual(['[cairn] [content] tarnfell/en/fragments/strip.json includes the fragment "strip" in itself.']);
  });

  it('report an invalid reference when it is written', () => {
    edit('tarnfell/en/pages/help.json', document('page', 'help', [{ type: 'fragment', id: 'here', fragment: 'shipping' }]));
    expect(getWarnings()[0]).toContain('/components/0');
    expect(getWarnings()[0]).toMatch(/fragmentId/);
  });
});
