import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createProblemList } from '../faults/content-problem.ts';
import { createContentStore, type ContentStore } from '../content-store.ts';
import { contentFeature } from '../content-feature.ts';
import { writeSeed, type SeededFolder } from '../testing/seed.ts';
import { readFolder } from '../watch-folder.ts';

const document = (title: string, more: object = {}): object => ({
  id: 'article-frost',
  type: 'article',
  name: 'Frost',
  slug: 'frost',
  ...more,
  article: { title },
  components: [],
});
const getFile = (version: string): string => `tarnfell/en/articles/frost${version}.json`;
const winter = { visibleFrom: '2026-12-01T00:00:00Z', visibleUntil: '2027-03-01T00:00:00Z' };
const holidays = { visibleFrom: '2026-12-20T00:00:00Z', visibleUntil: '2026-12-27T00:00:00Z' };
const files = {
  [getFile('')]: document('All year'),
  [getFile('@winter-2026')]: document('Winter', winter),
  [getFile('@holidays-2026')]: document('Holidays', holidays),
};
const course: readonly [string, string][] = [
  ['2026-11-30T23:59:59Z', 'All year'],
  ['2026-12-01T00:00:00Z', 'Winter'],
  ['2026-12-20T00:00:00Z', 'Holidays'],
  ['2026-12-27T00:00:00Z', 'Winter'],
  ['2027-03-01T00:00:00Z', 'All year'],
];

const context = { channel: 'ECOMM', siteId: 'TARNFELL-US', locale: 'en-us', transactionId: 't', correlationId: 'c' } as const;
const call = { context, headers: {}, body: undefined as never, notes: [], signal: new AbortController().signal };

describe('a document with dated versions', () => {
  let folder: SeededFolder;
  let store: ContentStore;
  let handlers: ReturnType<typeof contentFeature>['handlers'];
  let now: Date;
  let sentences: string[];

  beforeEach(() => {
    folder = writeSeed(files);
    sentences = [];
    const problems = createProblemList((sentence) => sentences.push(sentence));
    const log = createRecordingLog();
    store = createContentStore({ contentDir: folder.contentDir, log, problems });
    readFolder(folder.contentDir, [store]);
    handlers = contentFeature({ store, clock: { now: () => now }, log }).handlers;
    now = new Date('2026-11-21T00:00:00Z');
  });
  afterEach(() => folder.dispose());

  const edit = (version: string, value: object): void => {
    folder.write(getFile(version), value);
    store.refresh(getFile(version));
  };
  const respond = async (mode: 'publish' | 'preview' = 'publish', query: { previewDateTime?: string } = {}) =>
    handlers.getPage.handle({ ...call, query, params: { mode, siteId: 'TARNFELL-US', page: 'frost' } });
  const readTitle = async (...requests: Parameters<typeof respond>): Promise<unknown> => (await respond(...requests)).body.article?.title;
  const readListed = async (): Promise<unknown> => {
    const params = { mode: 'publish', siteId: 'TARNFELL-US', searchType: 'article' } as const;
    const { body } = await handlers.searchContent.handle({ ...call, query: {}, params });
    return body.result.map((article) => article.title);
  };

  it('shows the latest version that has started and not ended, on pages and in lists', async () => {
    for (const [at, expected] of course) {
      now = new Date(at);
      expect([at, await readTitle(), await readListed()]).toEqual([at, expected, [expected]]);
    }
    expect(sentences).toEqual([]);
  });

  it('has another content version whenever the visible version changes, and caches it until then', () => {
    const getVersion = (at: string): string => store.getVersionAt(new Date(at));
    const versions = course.map(([at]) => getVersion(at));
    expect(new Set(versions).size).toBe(course.length);
    expect(getVersion('2026-12-19T23:59:59Z')).toBe(versions[1]);
  });

  it('shows editors the version that will be visible at a given time', async () => {
    for (const [at, expected] of course) expect(await readTitle('preview', { previewDateTime: at })).toBe(expected);
    expect(await readTitle('publish', { previewDateTime: '2026-12-24T00:00:00Z' })).toBe('All year');
  });

  it('shows a version’s draft to editors, and not to visitors', async () => {
    edit('@winter-2026.draft', document('A colder winter', winter));
    edit('.draft', document('Any year'));
    const previews = await Promise.all(course.map(([at]) => readTitle('preview', { previewDateTime: at })));
    expect(previews).toEqual(['Any year', 'A colder winter', 'Holidays', 'A colder winter', 'Any year']);
    now = new Date('2026-12-02T00:00:00Z');
    expect(await readTitle()).toBe('Winter');
  });

  it('limits caching to the start of its next version', async () => {
    const readVersion = async (at: string): Promise<unknown> => {
      now = new Date(at);
      return (await respond()).headers?.['cache-control'];
    };
    expect(await readVersion('2026-11-21T00:00:00Z')).toBe('public, max-age=60, stale-while-revalidate=300');
    expect(await readVersion('2026-11-30T23:58:30Z')).toBe('public, max-age=60, stale-while-revalidate=30');
    expect(await readVersion('2026-11-30T23:59:55Z')).toBe('public, max-age=5, stale-while-revalidate=0');
    expect(await readVersion('2027-03-01T00:00:00Z')).toBe('public, max-age=60, stale-while-revalidate=300');
  });

  it('restores the previous state when a version is deleted', async () => {
    folder.remove(getFile('@winter-2026'));
    store.refresh(getFile('@winter-2026'));
    now = new Date('2026-12-02T00:00:00Z');
    expect(await readTitle()).toBe('All year');
  });

  it('may consist of versions only, and is missing between them', async () => {
    folder.remove(getFile(''));
    store.refresh(getFile(''));
    await expect(respond()).rejects.toMatchObject({ status: 404 });
    now = new Date('2026-12-02T00:00:00Z');
    expect(await readTitle()).toBe('Winter');
  });

  it.each([
    ['a version without an hour', document('Never'), 'must have the field "visibleFrom", as a version has a time of its own'],
    ['one that comes when another does', document('Twin', winter), `/visibleFrom is when ${getFile('@winter-2026')} comes too`],
  ])('rejects %s', async (_, value, sentence) => {
    edit('@another', value);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
    now = new Date('2026-12-02T00:00:00Z');
    expect(await readTitle()).toBe('Winter');
  });
});
