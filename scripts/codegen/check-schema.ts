import { FORMATS } from './validators/formats.ts';
import { isObject, getObject, escapePointerStep, type Json } from './json.ts';
import { LISTS_OF_SCHEMAS, MAPS_OF_SCHEMAS, OWN_KEYWORDS, PLAIN_KEYWORDS, SCHEMAS } from './validators/keywords.ts';
import { SchemaError } from './schema-error.ts';
import { listFiles, resolveRef, getSource, type SchemaLocation, type Sources } from './sources.ts';

const KNOWN = new Set<string>([...MAPS_OF_SCHEMAS, ...LISTS_OF_SCHEMAS, ...SCHEMAS, ...PLAIN_KEYWORDS, ...OWN_KEYWORDS]);

/**
 * Checks every schema under schemas/ for unknown keywords, unknown formats and broken $refs.
 * @throws SchemaError
 */
export function checkSources(sources: Sources): void {
  const folders = ['content', 'content/blocks', 'promotions', 'promotions/kinds'];
  for (const file of folders.flatMap((folder) => listFiles(sources, folder))) {
    checkSchema(sources, { file, pointer: '' }, getSource(sources, file));
  }
  for (const file of listFiles(sources, 'openapi')) checkDocument(sources, { file, pointer: '' }, getSource(sources, file));
}

function checkSchema(sources: Sources, at: SchemaLocation, schema: Json | undefined): void {
  if (typeof schema === 'boolean') return;
  if (!isObject(schema)) throw new SchemaError(at.file, at.pointer, 'must be a schema: an object, true or false');
  for (const key of Object.keys(schema)) {
    if (!KNOWN.has(key)) throw new SchemaError(at.file, at.pointer + escapePointerStep(key), `unknown keyword "${key}"`);
  }
  checkRef(sources, at, schema.$ref);
  if (typeof schema.format === 'string' && !Object.hasOwn(FORMATS, schema.format)) {
    throw new SchemaError(at.file, `${at.pointer}/format`, `unknown format "${schema.format}"`);
  }
  for (const key of MAPS_OF_SCHEMAS) {
    for (const [name, child] of Object.entries(getObject(schema, key))) checkSchema(sources, resolveBelow(at, key, name), child);
  }
  for (const key of LISTS_OF_SCHEMAS) {
    const list = schema[key];
    if (Array.isArray(list)) list.forEach((child, index) => checkSchema(sources, resolveBelow(at, key, index), child));
  }
  for (const key of SCHEMAS) if (key in schema) checkSchema(sources, resolveBelow(at, key), schema[key]);
}

/** Checks an OpenAPI document: schemas are below `schema` and in components/schemas; elsewhere only $refs are checked. */
function checkDocument(sources: Sources, at: SchemaLocation, node: Json): void {
  if (Array.isArray(node)) node.forEach((child, index) => checkDocument(sources, resolveBelow(at, index), child));
  if (!isObject(node)) return;
  checkRef(sources, at, node.$ref);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'schema' || at.pointer === '/components/schemas') checkSchema(sources, resolveBelow(at, key), child);
    else checkDocument(sources, resolveBelow(at, key), child);
  }
}

function checkRef(sources: Sources, at: SchemaLocation, ref: Json | undefined): void {
  if (typeof ref === 'string') resolveRef(sources, resolveBelow(at, '$ref'), ref);
}

function resolveBelow(at: SchemaLocation, ...steps: readonly (string | number)[]): SchemaLocation {
  return { file: at.file, pointer: at.pointer + steps.map(escapePointerStep).join('') };
}
