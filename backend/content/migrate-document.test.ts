import { describe, expect, it } from 'vitest';
import { changeBlocks, type ContentMigration } from './content-migration.ts';
import { parseDocumentPath } from './documents/document-path.ts';
import { validateDocument } from './faults/validate-document.ts';
import { migrations } from './migrations/index.ts';
import { seedFiles } from './testing/seed.ts';

const file = 'tarnfell/en/pages/home.json';
const location = parseDocumentPath(file);
if (!location) throw new Error(file);

/** Simulates that the subtitle of heroes was named "lead" before, and their title "heading" before that. */
const known: readonly ContentMigration[] = [
  {
    name: 'hero-heading-becomes-title',
    migrate: (document) => changeBlocks(document, 'hero', ({ heading, ...hero }) => ({ ...hero, title: heading })),
  },
  {
    name: 'hero-lead-becomes-subtitle',
    migrate: (document) => changeBlocks(document, 'hero', ({ lead, ...hero }) => ({ ...hero, subtitle: lead })),
  },
];
const createHome = (hero: object, more: object = {}): object => ({
  ...(seedFiles[file] as object),
  ...more,
  components: [{ type: 'collection', id: 'c', breakpoints: { sm: { type: 'grid' } }, items: [{ type: 'hero', id: 'h', ...hero }] }],
});
const validate = (document: object) => validateDocument(document, location, known);
const getHero = (document: object): unknown =>
  (validate(document).page?.components[0] as { items?: readonly unknown[] } | undefined)?.items?.[0];

describe('migrateDocument', () => {
  it('converts an older document by the migrations that it has not passed', () => {
    const now = { type: 'hero', id: 'h', title: 'Out', subtitle: 'Early' };
    expect(getHero(createHome({ heading: 'Out', lead: 'Early' }))).toEqual(now);
    expect(getHero(createHome({ title: 'Out', lead: 'Early' }, { schemaVersion: 2 }))).toEqual(now);
    expect(getHero(createHome({ title: 'Out', subtitle: 'Early' }, { schemaVersion: 3 }))).toEqual(now);
    expect(validate(createHome({ title: 'Out' }, { schemaVersion: 3 })).page).not.toHaveProperty('schemaVersion');
  });

  it('rejects an unknown version and a failing migration', () => {
    expect(validate(createHome({}, { schemaVersion: 4 })).faults).toMatchObject([
      { pointer: '/schemaVersion', message: 'must be a version from 1 to 3, not 4' },
    ]);
    const stumbling: ContentMigration = {
      name: 'stumbles',
      migrate: () => {
        throw new Error('no hero');
      },
    };
    expect(validateDocument(createHome({}), location, [stumbling]).faults).toMatchObject([
      { message: 'cannot be migrated by "stumbles": Error: no hero' },
    ]);
  });
});

it('the list of migrations has no duplicate migration names', () => {
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
});
