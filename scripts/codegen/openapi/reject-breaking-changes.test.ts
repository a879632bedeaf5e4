import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../content/content.ts';
import { DOCUMENT_SCHEMA, generateDocumentSchema } from './document-schema.ts';
import { BreakingChangeError, rejectBreakingChanges } from './reject-breaking-changes.ts';
import { readSources } from '../sources.ts';

interface Part {
  [key: string]: Part & unknown[] & (string | number | boolean | undefined);
}

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));
let folder = '';

const createDocuments = (version: number): ReadonlyMap<string, string> =>
  new Map([[DOCUMENT_SCHEMA, generateDocumentSchema(readContent(readSources(join(folder, 'schemas'))), version).text]]);

/** Changes a schema of the temporary folder, which contains a copy of the shop's. */
function edit(file: string, change: (schema: Part) => void): void {
  const path = join(folder, 'schemas/content', `${file}.schema.json`);
  const schema = JSON.parse(readFileSync(path, 'utf8')) as Part;
  change(schema);
  writeFileSync(path, JSON.stringify(schema));
}

const getProperties = (schema: Part): Part => schema.properties as Part;
const field = { 'x-cairn-label': 'Lead', description: 'A sentence.', type: 'string', examples: ['A'] } as unknown as Part[string];
const put = (part: Part | undefined, name: string, value: unknown): void => {
  if (part) part[name] = value as Part[string];
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-schemas-'));
  // Without calls and promotions, which stored pages do not depend on.
  cpSync(join(SCHEMAS, 'content'), join(folder, 'schemas/content'), { recursive: true });
  cpSync(join(SCHEMAS, 'errors.json'), join(folder, 'schemas/errors.json'));
  for (const empty of ['openapi', 'keywords', 'promotions/kinds']) mkdirSync(join(folder, 'schemas', empty), { recursive: true });
  mkdirSync(dirname(join(folder, DOCUMENT_SCHEMA)), { recursive: true });
  for (const [path, text] of createDocuments(1)) writeFileSync(join(folder, path), text);
});
function getMessage(action: () => void): string {
  try {
    action();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

afterEach(() => rmSync(folder, { recursive: true }));

const breaking: readonly (readonly [string, string, (schema: Part) => void, string])[] = [
  ['a removed field', 'blocks/hero', (schema) => delete getProperties(schema).subtitle, 'Property `subtitle` of `Hero` was removed.'],
  ['a new required field', 'blocks/hero', (schema) => schema.required?.push('title'), 'Properties of `Hero` became required: `title`.'],
  [
    'a removed value',
    'blocks/hero',
    (schema) => getProperties(schema).layout?.enum?.pop(),
    "Enum of `layout` lost values: 'overlayBottomHero'.",
  ],
  [
    'a narrower limit',
    'blocks/collection',
    (schema) => put(getProperties(schema).items, 'maxItems', 12),
    "`maxItems` of `items` changed from '48' to '12'.",
  ],
  ['a new limit', 'blocks/hero', (schema) => put(getProperties(schema).title, 'maxLength', 60), "`maxLength` of `title` was set to '60'."],
  [
    'another type',
    'blocks/collection',
    (schema) => put(getProperties(schema).title, 'type', 'number'),
    "Type of `title` narrowed from 'string' to 'number'.",
  ],
  [
    'a narrower definition that blocks share',
    'definitions',
    (schema) => ((schema.$defs as Part).image as Part | undefined)?.required?.push('width'),
    'Properties of `Image` became required: `width`.',
  ],
  ['a narrower envelope', 'page', (schema) => schema.required?.push('seo'), 'Properties of `Page` became required: `seo`.'],
  [
    'a slot that is no longer one',
    'blocks/filter-by',
    (schema) => delete getProperties(schema).components?.['x-cairn-slot'],
    'The list no longer holds blocks.',
  ],
];

describe('rejectBreakingChanges', () => {
  // All changes at once, because each comparison runs Redocly.
  it('rejects every change that stored documents might not survive, until there is a migration', () => {
    for (const [, file, change] of breaking) edit(file, change);
    rmSync(join(folder, 'schemas/content/blocks/spacer.schema.json'));
    const check = () => rejectBreakingChanges(folder, createDocuments(1));
    expect(check).toThrow(BreakingChangeError);
    const message = getMessage(check);
    for (const [what, , , sentence] of breaking) expect(message, what).toContain(sentence);
    expect(message).toContain('Block Spacer was removed.');
    expect(message).toContain('Write a migration of documents, backend/content/migrations/');
    expect(() => rejectBreakingChanges(folder, createDocuments(2))).not.toThrow();
  });

  it('accepts additions: an optional field, a value, a wider limit, a block', () => {
    edit('blocks/hero', (schema) => {
      put(getProperties(schema), 'lead', field);
      getProperties(schema).layout?.enum?.push('newHero');
    });
    edit('blocks/collection', (schema) => put(getProperties(schema).items, 'maxItems', 60));
    const spacer = readFileSync(join(folder, 'schemas/content/blocks/spacer.schema.json'), 'utf8');
    const divider = spacer.replaceAll('spacer', 'divider').replace('"title": "Spacer"', '"title": "Divider"');
    writeFileSync(join(folder, 'schemas/content/blocks/divider.schema.json'), divider);
    expect(() => rejectBreakingChanges(folder, createDocuments(1))).not.toThrow();
  });
});
