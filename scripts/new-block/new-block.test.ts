import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#generated/content/types.ts';
import type { Schema } from '../content-check/choices.ts';
import { measureCoverage } from '../content-check/coverage.ts';
import { createBlock } from './new-block.ts';
import { registerBlock } from './register.ts';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const brands = ['tarnfell', 'solvane'];
const NAMES = { type: 'trail-map', pascal: 'TrailMap', camel: 'trailMap', human: 'Trail map' };

let root = '';
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Copies what the generator reads and changes. */
function copyRepository(): void {
  for (const folder of ['schemas', 'messages', ...brands.map((brand) => `demo/content/${brand}/en/fragments/showcase`)])
    cpSync(join(REPOSITORY, folder), join(root, folder), { recursive: true });
  cpSync(join(REPOSITORY, 'blocks/index.ts'), join(root, 'blocks/index.ts'));
  cpSync(join(REPOSITORY, 'package.json'), join(root, 'package.json'));
  cpSync(join(REPOSITORY, 'blocks/parts/stories/sample.fixtures.ts'), join(root, 'blocks/parts/stories/sample.fixtures.ts'));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-block-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('createBlock', () => {
  it('writes schema, folder, registration, generated files, valid fixtures and a document of each brand', async () => {
    copyRepository();
    const paths = await createBlock(root, 'trail-map');
    expect(paths).toContain('schemas/content/blocks/trail-map.schema.json');
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
    expect(readFileSync(join(root, 'generated/content/types.ts'), 'utf8')).toContain('export interface TrailMap {');
    expect(readFileSync(join(root, 'blocks/index.ts'), 'utf8')).toContain("  'trail-map': trailMap,");
    expect(paths).toEqual(expect.arrayContaining(['en', 'fr', 'de'].map((language) => `messages/blocks/trail-map/${language}.json`)));
    expect(readFileSync(join(root, 'generated/messages/block-messages.ts'), 'utf8')).toContain("'trail-map': TrailMapMessages");

    const fixtures = (await import(join(root, 'blocks/trail-map/trail-map.fixtures.ts'))) as Readonly<Record<string, unknown>>;
    const { validateBlockAll } = (await import(join(root, 'generated/content/validators-all.js'))) as {
      validateBlockAll: Readonly<Record<string, { (value: unknown): boolean; errors?: unknown }>>;
    };
    const validate = validateBlockAll['trail-map'];
    expect(Object.keys(fixtures).sort()).toEqual(['extreme', 'minimal', 'typical']);
    for (const fixture of Object.values(fixtures)) {
      expect(validate?.(fixture)).toBe(true);
      expect(validate?.errors).toBeNull();
    }

    // The documents must show every field and choice.
    const schema = readJson('generated/content/document.schema.json') as Schema;
    for (const brand of brands) {
      const path = `demo/content/${brand}/en/fragments/showcase/trail-map.json`;
      expect(paths).toContain(path);
      const coverage = measureCoverage(schema, [readJson(path) as Page]);
      expect(coverage.find(({ name }) => name === 'trail-map')).toMatchObject({ blocks: 1, missing: [] });
      const links = [...readFileSync(join(root, path), 'utf8').matchAll(/href=\\"([^"]*)\\"/g)].map(([, href]) => href);
      expect(links, 'addresses that every shop has').toEqual(['/']);
    }
  });

  it.each(['TrailMap', 'trail_map', '../trail-map', ''])('rejects the name %j', async (name) => {
    await expect(createBlock(root, name)).rejects.toThrow('is not a valid block name');
  });

  it('writes nothing if the block exists', async () => {
    copyRepository();
    const before = readFileSync(join(root, 'blocks/index.ts'), 'utf8');
    await expect(createBlock(root, 'hero')).rejects.toThrow('hero.schema.json exists already');
    expect(readFileSync(join(root, 'blocks/index.ts'), 'utf8')).toBe(before);
    expect(existsSync(join(root, 'generated'))).toBe(false);
  });
});

describe('registerBlock', () => {
  const index = readFileSync(join(REPOSITORY, 'blocks/index.ts'), 'utf8');

  it('adds the import in alphabetical order and the row below the given one', () => {
    const lines = registerBlock(index, NAMES, 'hero').split('\n');
    const imported = lines.filter((line) => line.includes("from './")).map((line) => line.replace(/^.*from/, ''));
    expect(imported).toEqual([...imported].sort());
    expect(lines[lines.indexOf('  hero,') + 1]).toBe("  'trail-map': trailMap,");
  });

  it('rejects an unknown block to insert after', () => {
    expect(() => registerBlock(index, NAMES, 'heroes')).toThrow('has no row for "heroes"');
  });

  it('rejects a block that is registered already', () => {
    expect(() => registerBlock(registerBlock(index, NAMES), NAMES)).toThrow('already contains "trail-map"');
  });
});
