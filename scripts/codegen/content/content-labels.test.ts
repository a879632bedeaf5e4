import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../validators/ajv.ts';
import { expandRefs, readContent } from './content.ts';
import { isObject, getObject, type Json, type JsonObject } from '../json.ts';
import { readSources } from '../sources.ts';

const model = readContent(readSources(fileURLToPath(new URL('../../../schemas', import.meta.url))));
const documents = ['Page', 'FragmentReference', ...model.blocks.map(({ name }) => name)];
const ajv = createAjv({});
const validators = new Map<string, ReturnType<typeof ajv.compile>>();

/** The path and schema of a property or of a list's entries. */
type Field = readonly [path: string, schema: JsonObject];

/** Every field of a schema with nested ones: "items", "items.*", "items.*.title". */
function getFields(schema: JsonObject, path = ''): readonly Field[] {
  const properties = Object.entries(getObject(schema, 'properties')).map(([name, field]) => [path + name, field] as const);
  const entries = isObject(schema.items) ? [[`${path}*`, schema.items] as const] : [];
  return [...properties, ...entries].flatMap(([at, field]) => (isObject(field) ? [[at, field], ...getFields(field, `${at}.`)] : []));
}

const getExamples = (schema: JsonObject): readonly Json[] => (Array.isArray(schema.examples) ? schema.examples : []);

/** Validates the examples of a field against its schema. Definitions that many blocks share are compiled once. */
function takesExamples(schema: JsonObject): boolean {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  return getExamples(schema).every((example) => validate(example));
}

/** A constant is its own example. The example of an object or a list may come from its parts, which are checked by themselves. */
const needsExample = (schema: JsonObject): boolean => !('const' in schema || isObject(schema.items) || isObject(schema.properties));

describe.each(documents)('the fields of %s', (name) => {
  const fields = getFields(expandRefs(model, name));
  const getPaths = (isWrong: (schema: JsonObject) => boolean): readonly string[] =>
    fields.filter(([, schema]) => isWrong(schema)).map(([path]) => path);

  it('each have a label, a description and an example', () => {
    expect(getPaths((schema) => !schema['x-cairn-label'])).toEqual([]);
    expect(getPaths((schema) => !schema.description)).toEqual([]);
    expect(getPaths((schema) => needsExample(schema) && getExamples(schema).length === 0)).toEqual([]);
  });

  it('have examples that are valid', () => {
    expect(getPaths((schema) => getExamples(schema).length > 0 && !takesExamples(schema))).toEqual([]);
  });
});
