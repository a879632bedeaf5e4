import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../content/content.ts';
import { DOCUMENT_SCHEMA, documentSchema } from './document-schema.ts';
import { BreakingChangeError, refuseBreakingChanges } from './refuse-breaking-changes.ts';
import { readSources } from '../sources.ts';

interface Part {
  [key: string]: Part & unknown[] & (string | number | boolean | undefined);
}

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));
let folder = '';

const documentsOf = (version: number): ReadonlyMap<string, string> =>
  new Map([[DOCUMENT_SCHEMA, documentSchema(readContent(readSources(join(folder, 'schemas'))), version).text]]);

/** Changes a schema of the temporary folder, which holds a copy of the shop's. */
function edit(file: string, change: (schema: Part) => void): void {
  const path = join(folder, 'schemas/content', `${file}.schema.json`);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as Part;
  change(schema);
  writeFileSync(path, JSON.stringify(schema));
}

const properties = (schema: Part): Part => schema.properties as Part;
const field = { 'x-cairn-label': 'Lead', description: 'A sentence.', type: 'string', examples: ['A'] } as unknown as Part[string];
const put = (part: Part | undefined, name: string, value: unknown): void => {
  if (part) part[name] = value as Part[string];
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-schemas-'));
  // Without the calls and promotions, of which stored pages know nothing.
  cpSync(join(SCHEMAS, 'content'), join(folder, 'schemas/content'), { recursive: true });
  cpSync(join(SCHEMAS, 'errors.json'), join(folder, 'schemas/errors.json'));
  for (const empty of ['openapi', 'keywords', 'promotions/kinds']) mkdirSync(join(folder, 'schemas', empty), { recursive: true });
  mkdirSync(dirname(join(folder, DOCUMENT_SCHEMA)), { recursive: true });
  for (const [path, text] of documentsOf(1)) writeFileSync(join(folder, path), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const breaking: readonly (readonly [string, string, (schema: Part) => void, string])[] = [
  ['takes a field away', 'blocks/hero', (schema) => delete properties(schema).subtitle, 'Hero.subtitle is gone'],
  ['asks for a field', 'blocks/hero', (schema) => schema.required?.push('title'), 'Hero must have title'],
  ['takes a value away', 'blocks/hero', (schema) => properties(schema).layout?.enum?.pop(), 'Hero.layout is no longer "overlayBottomHero"'],
  [
    'narrows a limit',
    'blocks/collection',
    (schema) => put(properties(schema).items, 'maxItems', 12),
    'Collection.items has maxItems 12, before 48',
  ],
  ['sets a limit', 'blocks/hero', (schema) => put(properties(schema).title, 'maxLength', 60), 'Hero.title has maxLength 60, before none'],
  [
    'changes a type',
    'blocks/hero',
    (schema) => put(properties(schema).subtitle, 'type', 'number'),
    'Hero.subtitle is number, no longer string',
  ],
  [
    'narrows what blocks share',
    'definitions',
    (schema) => ((schema.$defs as Part).image as Part | undefined)?.required?.push('width'),
    'Image must have width',
  ],
  ['narrows the envelope', 'page', (schema) => schema.required?.push('seo'), 'Page must have seo'],
];

describe('a change of the schemas that stored content might not survive', () => {
  it.each(breaking)('is refused where it %s, until there is a migration', (_what, file, change, sentence) => {
    edit(file, change);
    expect(() => refuseBreakingChanges(folder, documentsOf(1))).toThrow(BreakingChangeError);
    expect(() => refuseBreakingChanges(folder, documentsOf(1))).toThrow(sentence);
    expect(() => refuseBreakingChanges(folder, documentsOf(1))).toThrow('Write a migration of documents, backend/content/migrations/');
    expect(() => refuseBreakingChanges(folder, documentsOf(2))).not.toThrow();
  });

  it('is refused where it takes a block away', () => {
    rmSync(join(folder, 'schemas/content/blocks/spacer.schema.json'));
    expect(() => refuseBreakingChanges(folder, documentsOf(1))).toThrow('Spacer is gone');
  });

  it('is none where it only adds: a field that may be missing, a value, a wider limit, a block', () => {
    edit('blocks/hero', (schema) => {
      put(properties(schema), 'lead', field);
      properties(schema).layout?.enum?.push('newHero');
    });
    edit('blocks/collection', (schema) => put(properties(schema).items, 'maxItems', 60));
    const spacer = readFileSync(join(folder, 'schemas/content/blocks/spacer.schema.json'), 'utf8');
    const divider = spacer.replaceAll('spacer', 'divider').replace('"title": "Spacer"', '"title": "Divider"');
    writeFileSync(join(folder, 'schemas/content/blocks/divider.schema.json'), divider);
    expect(() => refuseBreakingChanges(folder, documentsOf(1))).not.toThrow();
  });
});
