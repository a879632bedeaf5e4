import type { ApiArea } from './api.ts';
import { objectAt, stringsAt, type Json } from '../json.ts';
import type { Output } from '../output.ts';

/**
 * generated/openapi/enums.ts: the values of each named enumeration of the contract. One constant per enumeration, so that a bundler
 * includes only those that a page uses.
 */
export function enumValues(areas: readonly ApiArea[]): Output {
  const found = new Map<string, readonly string[]>();
  for (const { document } of areas) {
    const components = objectAt(document, 'components');
    for (const [name, schema] of Object.entries(objectAt(components, 'schemas'))) add(found, name, schema);
    for (const [name, parameter] of Object.entries(objectAt(components, 'parameters'))) add(found, name, objectAt(parameter, 'schema'));
  }
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    path: 'openapi/enums.ts',
    text: rows.map(([name, values]) => `export const ${constant(name)} = ${JSON.stringify(values)} as const;`).join('\n\n'),
  };
}

function add(found: Map<string, readonly string[]>, name: string, schema: Json): void {
  const values = stringsAt(schema, 'enum');
  if (values.length === 0) return;
  const known = found.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(values)) throw new Error(`two areas have different values of ${name}`);
  found.set(name, values);
}

/** "SortId" → "sortIdValues". */
function constant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
}
