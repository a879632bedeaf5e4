import { isObject, getObject, type JsonObject } from '../json.ts';
import { resolveLocalRef } from './openapi.ts';

/** A header that responses of one status may have. */
export interface HeaderRule {
  /** Lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly type: 'string' | 'integer';
}

/** A document whose responses all have the default headers; a response's own headers take precedence. */
export function withDefaultHeaders(document: JsonObject, defaults: JsonObject): JsonObject {
  if (Object.keys(defaults).length === 0) return document;
  const add = (responses: JsonObject): JsonObject =>
    mapValues(responses, (response) => {
      return '$ref' in response ? response : { ...response, headers: { ...defaults, ...getObject(response, 'headers') } };
    });
  const paths = mapValues(getObject(document, 'paths'), (item) =>
    mapValues(item, (call) => ({ ...call, responses: add(getObject(call, 'responses')) })),
  );
  const components = getObject(document, 'components');
  return { ...document, paths, components: { ...components, responses: add(getObject(components, 'responses')) } };
}

export function readHeaderRules(document: JsonObject, response: JsonObject): readonly HeaderRule[] {
  return Object.entries(getObject(response, 'headers')).map(([name, entry]) => {
    const header = resolveLocalRef(document, entry);
    const type = getObject(header, 'schema').type === 'integer' ? 'integer' : 'string';
    return { name: name.toLowerCase(), required: header.required === true, type };
  });
}

function mapValues(record: JsonObject, map: (value: JsonObject) => JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isObject(value) ? map(value) : value]));
}
