import { isObject, getObject, type Json, type JsonObject } from '../codegen/json.ts';

/**
 * The content document schema as an OpenAPI document, so that blocks are compared by the same rules as operations: each block, and the
 * page, is an operation that accepts it (an editor stores it) and returns it (an app renders it).
 */
export function describeBlockSchemas(schema: JsonObject): JsonObject {
  const schemas = JSON.parse(JSON.stringify(getObject(schema, '$defs')).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject;
  // Slots accept any block. Each block is compared by itself, so that a change is reported once.
  schemas.RawBlock = {};
  const names = Object.keys(schemas).filter((name) => name === 'Page' || isBlock(schemas[name] ?? null));
  return {
    openapi: '3.1.0',
    info: { title: 'Content', version: '1' },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, { put: describeBlock(name) }])),
    components: { schemas },
  };
}

function describeBlock(name: string): JsonObject {
  const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
  return {
    operationId: name,
    requestBody: { required: true, content },
    responses: { '200': { description: 'The stored block.', content } },
  };
}

function isBlock(definition: Json): boolean {
  const properties = getObject(definition, 'properties');
  return isObject(properties.id) && isObject(properties.type) && properties.type.const !== undefined;
}
