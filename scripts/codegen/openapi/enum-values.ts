import type { ApiArea } from './api.ts';
import { getObject, getStrings, type Json } from '../json.ts';
import type { Output } from '../output.ts';

/**
 * generated/openapi/enums.ts: the values of each named enumeration of the contract. One constant per enumeration, so that a bundler
 * includes only those that a page uses.
 */
export function generateEnumValues(areas: readonly ApiArea[]): Output {
  const found = new Map<string, readonly string[]>();
  for (const { document } of areas) {
    const components = getObject(document, 'components');
    for (const [name, schema] of Object.entries(getObject(components, 'schemas'))) add(found, name, schema);
    for (const [name, parameter] of Object.entries(getObject(components, 'parameters'))) add(found, name, getObject(parameter, 'schema'));
  }
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    path: 'openapi/enums.ts',
    text: rows.map(([name, values]) => `export const ${getConstantName(name)} = ${JSON.stringify(values)} as const;`).join('\n\n'),
  };
}

function add(found: Map<string, readonly string[]>, name: string, schema: Json): void {
  const values = getStrings(schema, 'enum');
  if (values.length === 0) return;
  const known = found.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(values)) throw new Error(`two areas have different values of ${name}`);
  found.set(name, values);
}

/** "SortId" → "sortIdValues". */
function getConstantName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
}
