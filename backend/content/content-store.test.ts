import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '../testing/recording-log.ts';
import { createProblemList, type ProblemList } from './faults/content-problem.ts';
import { createContentStore, type ContentStore, type ContentView } from './content-store.ts';
import { seedFiles, writeSeed, type SeededFolder } from './testing/seed.ts';
import { readFolder, watchFolder } from './watch-folder.ts';

const file = 'tarnfell/en/pages/home.json';
const view: ContentView = { brand: 'tarnfell', locale: 'en-us', mode: 'publish', at: new Date('2026-11-21T00:00:00Z') };
const createHome = (components: unknown): object => ({ ...(seedFiles[file] as object), components });

describe('the content store', () => {
  let folder: SeededFolder;
  let store: ContentStore;
  let problems: ProblemList;
  let logged: string[];

  const load = (): void => {
    logged = [];
    problems = createProblemList((sentence) => logged.push(sentence));
    store = createContentStore({ contentDir: folder.contentDir, log: createRecordingLog(), problems });
    readFolder(folder.contentDir, [store]);
  };
  const edit = (value: unknown, name = file): void => {
    folder.write(name, value);
    store.refresh(name);
  };
  const getTitle = (): unknown => store.find(view, ['pages'], 'home')?.page.components[0]?.title;

  beforeEach(() => {
    folder = writeSeed();
    load();
  });
  afterEach(() => folder.dispose());

  it('stores a valid edit under a new revision', () => {
    const before = store.find(view, ['pages'], 'home')?.revision;
    edit(createHome([{ type: 'hero', id: 'home-hero', title: 'Further out' }]));
    expect([getTitle(), problems.list()]).toEqual(['Further out', []]);
    expect(store.find(view, ['pages'], 'home')?.revision).not.toBe(before);
  });

  it('returns the same list until an edit or a scheduled date', () => {
    const getSlugs = (at: string): string[] => store.list({ ...view, at: new Date(at) }, ['pages']).map(({ page }) => page.slug);
    const before = store.list(view, ['pages']);
    expect(store.list(view, ['pages'])).toBe(before);
    const dated = { ...createHome([]), visibleFrom: '2026-11-22T00:00:00Z', visibleUntil: '2026-11-23T00:00:00Z' };
    edit(dated);
    expect(store.list(view, ['pages'])).not.toBe(before);
    expect(['2026-11-21T23:59:59Z', '2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z'].map((at) => getSlugs(at).includes('home'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    [
      'a misspelt field',
      createHome([{ type: 'hero', id: 'x', titel: 'Oops' }]),
      '/components/0/titel is not a known field (did you mean "title"?)',
    ],
    ['a misspelt block', createHome([{ type: 'heros', id: 'x' }]), '/components/0/type unknown block "heros" (did you mean "hero"?)'],
    ['a misspelt value', createHome([{ type: 'hero', id: 'x', layout: 'blockBelow' }]), '/components/0/layout must be one of standardHero'],
    ['a missing field', createHome([{ type: 'rich-text', id: 'x' }]), '/components/0 must have the field "richText" (add "richText")'],
    ['a misspelt field of the page', { ...createHome([]), componets: [] }, '/componets is not a known field (did you mean "components"?)'],
    ['a foreign slug', { ...createHome([]), slug: 'elsewhere' }, `/slug must be the file's name, "home", not "elsewhere"`],
    ['a foreign type', { ...createHome([]), type: 'menu' }, '/type must be page or search in the folder pages, not "menu"'],
    [
      'a deep fault',
      createHome([
        {
          type: 'filter-by',
          id: 'f',
          variant: 'bySku',
          filterBy: ['a'],
          operator: 'IN',
          components: [{ type: 'rich-text', id: 'x', richText: 3 }],
        },
      ]),
      '/components/0/components/0/richText must be string',
    ],
    ['half a file', '{\n  "id": "page-home",\n  "ty', 'is not JSON'],
    ['an empty file', '', '/ is empty'],
  ])('rejects %s, serves the last valid version and logs once', (_, value, sentence) => {
    edit(value);
    store.refresh(file);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^\[cairn\] \[content\] tarnfell\/en\/pages\/home\.json: .*; the last good version stays\.$/);
    expect(logged[0]).toContain(sentence);
    expect(getTitle()).toBe('Made for the long way round');
    expect(problems.list()).toMatchObject([{ file, outcome: 'last good version stays' }]);
    edit(createHome([]));
    expect(problems.list()).toEqual([]);
  });

  it('reports every fault of a file', () => {
    edit(
      createHome([
        { type: 'hero', id: 'x', titel: 'Oops' },
        { type: 'rich-text', id: 'y' },
      ]),
    );
    expect(problems.list()[0]?.faults.map(({ pointer }) => pointer)).toEqual(['/components/0/titel', '/components/1']);
    expect(logged[0]).toContain('and 1 more fault;');
  });

  it('reports the position of a JSON syntax error', () => {
    edit('{\n  "id": oops\n}');
    expect(logged[0]).toContain('at line 2, column 9');
  });

  it('serves the valid parts of a file with a faulty block', () => {
    folder.write(
      file,
      createHome([
        { type: 'heros', id: 'x' },
        { type: 'hero', id: 'y', title: 'Still here' },
      ]),
    );
    load();
    expect(logged).toEqual([
      `[cairn] [content] ${file}: /components/0/type unknown block "heros" (did you mean "hero"?); the rest of the file is served.`,
    ]);
    expect(store.find(view, ['pages'], 'home')?.page.components).toMatchObject([{ type: 'heros' }, { title: 'Still here' }]);
  });

  it('accepts an improved edit of a file that is served in part', () => {
    const good = { type: 'hero', id: 'y', title: 'Still here' };
    folder.write(
      file,
      createHome([
        { type: 'heros', id: 'x' },
        { type: 'heros', id: 'z' },
      ]),
    );
    load();
    edit(createHome([good, { type: 'heros', id: 'z' }]));
    expect([getTitle(), problems.list()]).toMatchObject(['Still here', [{ outcome: 'served in part' }]]);
    edit(createHome([good]));
    expect([getTitle(), problems.list()]).toEqual(['Still here', []]);
  });

  it('shows an edit with a faulty block in preview only, and visitors the last good version', () => {
    const findInPreview = (): unknown => store.find({ ...view, locale: 'fr-fr', mode: 'preview' }, ['pages'], 'home')?.page.components;
    const french = 'tarnfell/fr/pages/home.json';
    edit(createHome([{ type: 'heros', id: 'x' }]), french);
    expect(findInPreview()).toMatchObject([{ type: 'heros' }]);
    expect(store.find({ ...view, locale: 'fr-fr' }, ['pages'], 'home')?.page.components).toMatchObject([{ title: 'Le long chemin' }]);
    edit(createHome([{ type: 'hero', id: 'x', title: 'Plus loin' }]), french);
    expect(findInPreview()).toMatchObject([{ title: 'Plus loin' }]);
  });

  it('shows a draft with a faulty block in preview, so that its editor can see the mark', () => {
    edit(createHome([{ type: 'heros', id: 'x' }]), 'tarnfell/en/pages/home.draft.json');
    expect(store.find({ ...view, mode: 'preview' }, ['pages'], 'home')?.page.components).toMatchObject([{ type: 'heros' }]);
    expect(logged[0]).toContain('the file is shown in preview.');
  });

  it('handles a deletion and a rename', () => {
    folder.remove(file);
    store.refresh(file);
    expect(store.find(view, ['pages'], 'home')).toBeNull();
    edit({ ...createHome([]), slug: 'welcome' }, 'tarnfell/en/pages/welcome.json');
    expect(store.find(view, ['pages'], 'welcome')?.page.slug).toBe('welcome');
  });

  it('rejects a second file for the same slug', () => {
    edit({ ...(seedFiles['tarnfell/en/articles/first-frost.json'] as object) }, 'tarnfell/en/articles/journal/first-frost.json');
    expect(logged[0]).toContain('/slug "journal/first-frost" is taken by tarnfell/en/articles/first-frost.json');
  });

  it('loads edits at run time', async () => {
    const stop = await watchFolder(folder.contentDir, [store]);
    try {
      folder.write(file, createHome([{ type: 'hero', id: 'home-hero', title: 'Seen at once' }]));
      await vi.waitFor(() => expect(getTitle()).toBe('Seen at once'), { timeout: 60_000 });
      folder.write('tarnfell/en/pages/new.json', { ...createHome([]), slug: 'new' });
      folder.remove(file);
      await vi.waitFor(() => expect([getTitle(), store.find(view, ['pages'], 'new')?.page.slug]).toEqual([undefined, 'new']), {
        timeout: 60_000,
      });
    } finally {
      await stop();
    }
  });
});
