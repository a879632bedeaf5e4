import type { ApiArea } from '../openapi/api.ts';
import { getObject, type JsonObject } from '../json.ts';
import { listAt, resolveLocalRef } from '../openapi/openapi.ts';
import type { Output } from '../output.ts';

/**
 * generated/tracking/fields.ts: the allowed fields of each page event, for the check before the data layer. Full validators would be too
 * large for a page.
 */
export function generateTrackedFields(areas: readonly ApiArea[]): Output {
  const document = areas.find(({ area }) => area === 'internal')?.document ?? {};
  const schemas = getObject(getObject(document, 'components'), 'schemas');
  const events = listAt(schemas.PageEvent ?? {}, 'oneOf').map((ref) => getObject(resolveLocalRef(document, ref), 'properties'));
  const rows = events.map((event) => [getName(getObject(event, 'name')), getFields(getObject(event, 'data'))] as const);
  return {
    path: 'tracking/fields.ts',
    text: [
      '/** Of each event of a page. */',
      `export const eventFields: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(rows))};`,
      '/** Of a product in one. */',
      `export const itemFields: readonly string[] = ${JSON.stringify(getFields(schemas.TrackedItem ?? {}))};`,
    ].join('\n'),
  };
}

function getName({ const: name }: JsonObject): string {
  if (typeof name !== 'string') throw new Error('an event of PageEvent has no name');
  return name;
}

function getFields(schema: JsonObject[string]): readonly string[] {
  return Object.keys(getObject(schema, 'properties'));
}
