import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAjv } from '../validators/ajv.ts';
import { expandRefs, readContent } from '../content/content.ts';
import { findDifferences } from '../output.ts';
import { readSources } from '../sources.ts';
import { generateBlockPages } from './block-pages.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const model = readContent(readSources(fromRoot('schemas')));

describe('generateBlockPages', () => {
  let pages: ReadonlyMap<string, string>;
  const getPage = (name: string): string => pages.get(name) ?? '';
  beforeAll(async () => void (pages = await generateBlockPages(fromRoot('schemas'))), 60_000);

  it('generates the committed pages', () => {
    expect(findDifferences(fromRoot('docs/blocks'), pages)).toEqual([]);
  });

  it('lists every page in the index', () => {
    const listed = [...getPage('README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set([...pages.keys()].filter((name) => name !== 'README.md')));
  });

  it('shows the name, purpose, values and example of a field', () => {
    const row = getPage('accordion.md')
      .split('\n')
      .find((line) => line.includes('`headingLevel`'));
    expect(row).toMatch(/\| Heading level +\| `headingLevel` +\| Level of the headings .+\| whole number, from 2, to 6 +\| +\| `3` +\|/);
  });

  it('names the fields of list entries, and which are required', () => {
    expect(getPage('accordion.md')).toContain('| `items[] › title` (required) |');
  });

  it('lists the layouts, with the default', () => {
    expect(getPage('image-banner.md')).toMatch(/- Layout \(`layout`\): .*`"split"`.*; default `"overlay"`/);
  });

  it('links only to sections that exist', () => {
    const sections = new Set([...getPage('shared-parts.md').matchAll(/^## (\w+)$/gm)].map((match) => match[1]?.toLowerCase()));
    const named = [...pages.values()].flatMap((text) => [...text.matchAll(/shared-parts\.md#(\w+)/g)].map((match) => match[1]));
    expect(named.filter((name) => !sections.has(name))).toEqual([]);
  });

  it.each(model.blocks)('shows an example of $type that its schema accepts', ({ type, name }) => {
    const example: unknown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(getPage(`${type}.md`))?.[1] ?? 'null');
    const ajv = createAjv({});
    expect(ajv.validate(expandRefs(model, name), example), ajv.errorsText()).toBe(true);
  });
});
