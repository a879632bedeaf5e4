import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAjv } from '../validators/ajv.ts';
import { dereferenced, readContent } from '../content/content.ts';
import { differences } from '../output.ts';
import { readSources } from '../sources.ts';
import { blockPages } from './block-pages.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const model = readContent(readSources(fromRoot('schemas')));

describe('the pages of the blocks', () => {
  let pages: ReadonlyMap<string, string>;
  const page = (name: string): string => pages.get(name) ?? '';
  beforeAll(async () => void (pages = await blockPages(fromRoot('schemas'))), 60_000);

  it('are what is committed', () => {
    expect(differences(fromRoot('docs/blocks'), pages)).toEqual([]);
  });

  it('are all in the list', () => {
    const listed = [...page('README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set([...pages.keys()].filter((name) => name !== 'README.md')));
  });

  it('say of a field what it is called, what it is for, what it may be and what it is like', () => {
    const row = page('accordion.md')
      .split('\n')
      .find((line) => line.includes('`headingLevel`'));
    expect(row).toMatch(/\| Level of the headings +\| `headingLevel` +\| How deep .+\| whole number, from 2, to 6 +\| +\| `3` +\|/);
  });

  it('name the fields of the entries of a list, and which are required', () => {
    expect(page('accordion.md')).toContain('| `items[] › title` (required) |');
  });

  it('list the layouts, with the one that is taken where none is chosen', () => {
    expect(page('image-banner.md')).toMatch(/- Layout \(`layout`\): .*`"split"`.*; `"overlay"` where nothing is chosen/);
  });

  it('link only to sections that exist', () => {
    const sections = new Set([...page('shared-parts.md').matchAll(/^## (\w+)$/gm)].map((match) => match[1]?.toLowerCase()));
    const named = [...pages.values()].flatMap((text) => [...text.matchAll(/shared-parts\.md#(\w+)/g)].map((match) => match[1]));
    expect(named.filter((name) => !sections.has(name))).toEqual([]);
  });

  it.each(model.blocks)('show an example of $type that its schema takes', ({ type, name }) => {
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(page(`${type}.md`))?.[1] ?? 'null');
    const ajv = createAjv({});
    expect(ajv.validate(dereferenced(model, name), example), ajv.errorsText()).toBe(true);
  });
});
