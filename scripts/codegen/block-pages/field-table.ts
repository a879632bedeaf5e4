import { isObject, getObject, getStrings, type JsonObject } from '../json.ts';
import { formatCode, getExample, getRefName, getText, describeValues } from './field-values.ts';

/** Longer examples would make the table unreadable; they are part of the example of the whole block. */
const LONGEST_EXAMPLE = 60;

export const fitsInTable = (example: unknown): boolean => JSON.stringify(example).length <= LONGEST_EXAMPLE;

/** A table of all fields including nested ones; definitions that several blocks share become links. */
export function createFieldTable(schema: JsonObject, $defs: JsonObject): string {
  const head = ['| Label | Field | Description | Values | Default | Example |', '| --- | --- | --- | --- | --- | --- |'];
  return [...head, ...createRows(schema, $defs, '')].join('\n');
}

function createRows(schema: JsonObject, $defs: JsonObject, path: string): readonly string[] {
  const required = new Set(getStrings(schema, 'required'));
  return Object.entries(getObject(schema, 'properties')).flatMap(([name, field]) => {
    if (!isObject(field)) return [];
    const at = path + name;
    return [createRow(field, $defs, `\`${at}\`${required.has(name) ? ' (required)' : ''}`), ...getRows(field, $defs, at)];
  });
}

function getRows(field: JsonObject, $defs: JsonObject, at: string): readonly string[] {
  return isObject(field.items) ? getRows(field.items, $defs, `${at}[]`) : createRows(field, $defs, `${at} › `);
}

function createRow(field: JsonObject, $defs: JsonObject, name: string): string {
  const resolved = { ...getObject($defs, getRefName(field) ?? ''), ...field };
  const example = getExample(field, $defs);
  const cells = [
    getText(resolved['x-cairn-label']),
    name,
    getText(resolved.description),
    describeValues(field),
    resolved.default === undefined ? '' : formatCode(resolved.default),
    example !== undefined && fitsInTable(example) ? formatCode(example) : '',
  ];
  return `| ${cells.join(' | ')} |`;
}
