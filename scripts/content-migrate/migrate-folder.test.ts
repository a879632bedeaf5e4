import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeBlocks, type ContentMigration } from '#backend/content/content-migration.ts';
import { migrateFolder } from './migrate-folder.ts';

const migration: ContentMigration = {
  name: 'hero-lead-becomes-subtitle',
  migrate: (document) => changeBlocks(document, 'hero', ({ lead, ...hero }) => ({ ...hero, subtitle: lead })),
};

it('migrateFolder rewrites documents of an older version once, and leaves other files unchanged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-content-'));
  try {
    const pages = join(folder, 'tarnfell/en/pages');
    mkdirSync(pages, { recursive: true });
    const hero = { type: 'hero', id: 'h', lead: 'Early' };
    writeFileSync(join(pages, 'old.json'), JSON.stringify({ $schema: 's', id: 'old', components: [hero] }));
    writeFileSync(join(pages, 'new.json'), JSON.stringify({ schemaVersion: 2, id: 'new', components: [] }));
    writeFileSync(join(folder, 'tarnfell/experiments.json'), '{}');
    expect(await migrateFolder(folder, [migration])).toEqual(['tarnfell/en/pages/old.json']);
    const text = readFileSync(join(pages, 'old.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({
      $schema: 's',
      schemaVersion: 2,
      id: 'old',
      components: [{ type: 'hero', id: 'h', subtitle: 'Early' }],
    });
    expect(Object.keys(JSON.parse(text) as object).slice(0, 2)).toEqual(['$schema', 'schemaVersion']);
    expect(await migrateFolder(folder, [migration])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
