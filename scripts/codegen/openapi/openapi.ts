import { isObject, resolvePointer, type Json, type JsonObject } from '../json.ts';

/** HTTP methods that a path may have. */
export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Resolves a local $ref; other values are returned unchanged. */
export function resolveLocalRef(document: JsonObject, node: Json): JsonObject {
  const ref = isObject(node) ? node.$ref : undefined;
  const value = typeof ref === 'string' ? resolvePointer(document, ref.slice(1)) : node;
  return isObject(value) ? value : {};
}

export function listAt(node: Json, key: string): readonly Json[] {
  const list = isObject(node) ? node[key] : undefined;
  return Array.isArray(list) ? list : [];
}
