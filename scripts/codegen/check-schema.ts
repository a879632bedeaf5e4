import { FORMATS } from './validators/formats.ts';
import { isObject, objectAt, pointerStep, type Json } from './json.ts';
import { LISTS_OF_SCHEMAS, MAPS_OF_SCHEMAS, OWN_KEYWORDS, PLAIN_KEYWORDS, SCHEMAS } from './validators/keywords.ts';
import { SchemaError } from './schema-error.ts';
import { filesUnder, resolveRef, sourceOf, type SchemaLocation, type Sources } from './sources.ts';

const KNOWN = new Set<string>([...MAPS_OF_SCHEMAS, ...LISTS_OF_SCHEMAS, ...SCHEMAS, ...PLAIN_KEYWORDS, ...OWN_KEYWORDS]);

/**
 * Checks every schema under schemas/ for unknown keywords, unknown formats and broken $refs.
 * @throws SchemaError
 */
export function checkSources(sources: Sources): void {
  const folders = ['content', 'content/blocks', 'promotions', 'promotions/kinds'];
  for (const file of folders.flatMap((folder) => filesUnder(sources, folder))) {
    checkSchema(sources, { file, pointer: '' }, sourceOf(sources, file));
  }
  for (const file of filesUnder(sources, 'openapi')) checkDocument(sources, { file, pointer: '' }, sourceOf(sources, file));
}

function checkSchema(sources: Sources, at: SchemaLocation, schema: Json | undefined): void {
  if (typeof schema === 'boolean') return;
  if (!isObject(schema)) throw new SchemaError(at.file, at.pointer, 'must be a schema: an object, true or false');
  for (const key of Object.keys(schema)) {
    if (!KNOWN.has(key)) throw new SchemaError(at.file, at.pointer + pointerStep(key), `unknown keyword "${key}"`);
  }
  checkRef(sources, at, schema.$ref);
  if (typeof schema.format === 'string' && !Object.hasOwn(FORMATS, schema.format)) {
    throw new SchemaError(at.file, `${at.pointer}/format`, `unknown format "${schema.format}"`);
  }
  for (const key of MAPS_OF_SCHEMAS) {
    for (const [name, child] of Object.entries(objectAt(schema, key))) checkSchema(sources, below(at, key, name), child);
  }
  for (const key of LISTS_OF_SCHEMAS) {
    const list = schema[key];
    if (Array.isArray(list)) list.forEach((child, index) => checkSchema(sources, below(at, key, index), child));
  }
  for (const key of SCHEMAS) if (key in schema) checkSchema(sources, below(at, key), schema[key]);
}

/** Checks an OpenAPI document: schemas are below `schema` and in components/schemas; elsewhere only $refs are checked. */
function checkDocument(sources: Sources, at: SchemaLocation, node: Json): void {
  if (Array.isArray(node)) node.forEach((child, index) => checkDocument(sources, below(at, index), child));
  if (!isObject(node)) return;
  checkRef(sources, at, node.$ref);
  for (const [key, child] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'schema' || at.pointer === '/components/schemas') checkSchema(sources, below(at, key), child);
    else checkDocument(sources, below(at, key), child);
  }
}

function checkRef(sources: Sources, at: SchemaLocation, ref: Json | undefined): void {
  if (typeof ref === 'string') resolveRef(sources, below(at, '$ref'), ref);
}

function below(at: SchemaLocation, ...steps: readonly (string | number)[]): SchemaLocation {
  return { file: at.file, pointer: at.pointer + steps.map(pointerStep).join('') };
}
