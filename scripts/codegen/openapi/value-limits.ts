import type { ApiArea } from './api.ts';
import { isObject, getObject, toPascalCase, resolvePointer, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;
type Limits = Readonly<Record<string, Readonly<Partial<Record<(typeof KEYWORDS)[number], number>>>>>;

/**
 * generated/openapi/limits.ts: length and range limits of each property of the contract's objects, so that no form copies a number. One
 * constant per schema, so that a bundler includes only those that a page uses.
 */
export function generateValueLimits(areas: readonly ApiArea[]): Output {
  const found = new Map<string, Limits>();
  for (const { area, document } of areas) {
    for (const [name, schema] of Object.entries(getObject(getObject(document, 'components'), 'schemas'))) {
      const limits = getLimits(document, schema);
      if (Object.keys(limits).length === 0) continue;
      const known = found.get(name);
      // If two areas have an object of the same name, the later one gets its area as a prefix.
      if (known === undefined) found.set(name, limits);
      else if (JSON.stringify(known) !== JSON.stringify(limits)) found.set(`${toPascalCase(area)}${name}`, limits);
    }
  }
  const rows = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    path: 'openapi/limits.ts',
    text: rows.map(([name, limits]) => `export const ${toCamelCase(name)}Limits = ${JSON.stringify(limits)} as const;`).join('\n\n'),
  };
}

function getLimits(document: JsonObject, schema: Json): Limits {
  const properties = Object.entries(getObject(schema, 'properties'));
  return Object.fromEntries(
    properties.flatMap(([name, property]) => {
      const target = resolve(document, property);
      const limits = KEYWORDS.flatMap((keyword) => (typeof target[keyword] === 'number' ? [[keyword, target[keyword]] as const] : []));
      return limits.length === 0 ? [] : [[name, Object.fromEntries(limits)] as const];
    }),
  );
}

function resolve(document: JsonObject, node: Json): JsonObject {
  let target = node;
  for (let hops = 0; hops < 8 && isObject(target) && typeof target.$ref === 'string'; hops += 1) {
    target = resolvePointer(document, target.$ref.slice(1)) ?? {};
  }
  return isObject(target) ? target : {};
}

function toCamelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
