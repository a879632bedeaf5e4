import { isObject, objectAt, stringsAt, type JsonObject } from '../json.ts';
import { code, exampleOf, nameOfRef, textOf, valuesOf } from './field-values.ts';

/** Longer examples would make the table unreadable; they are part of the example of the whole block. */
const LONGEST_EXAMPLE = 60;

export const fitsInTable = (example: unknown): boolean => JSON.stringify(example).length <= LONGEST_EXAMPLE;

/** A table of all fields including nested ones; definitions that several blocks share become links. */
export function fieldTable(schema: JsonObject, $defs: JsonObject): string {
  const head = ['| Label | Field | What it is for | Values | Default | Example |', '| --- | --- | --- | --- | --- | --- |'];
  return [...head, ...rowsOf(schema, $defs, '')].join('\n');
}

function rowsOf(schema: JsonObject, $defs: JsonObject, path: string): readonly string[] {
  const required = new Set(stringsAt(schema, 'required'));
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) => {
    if (!isObject(field)) return [];
    const at = path + name;
    return [rowOf(field, $defs, `\`${at}\`${required.has(name) ? ' (required)' : ''}`), ...partsOf(field, $defs, at)];
  });
}

function partsOf(field: JsonObject, $defs: JsonObject, at: string): readonly string[] {
  return isObject(field.items) ? partsOf(field.items, $defs, `${at}[]`) : rowsOf(field, $defs, `${at} › `);
}

function rowOf(field: JsonObject, $defs: JsonObject, name: string): string {
  const told = { ...objectAt($defs, nameOfRef(field) ?? ''), ...field };
  const example = exampleOf(field, $defs);
  const cells = [
    textOf(told['x-cairn-label']),
    name,
    textOf(told.description),
    valuesOf(field),
    told.default === undefined ? '' : code(told.default),
    example !== undefined && fitsInTable(example) ? code(example) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}
