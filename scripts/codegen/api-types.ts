import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { ApiArea } from './api.ts';
import { isObject, type Json } from './json.ts';
import type { Output } from './output.ts';

/** One module of types an area. */
export async function apiTypes(areas: readonly ApiArea[]): Promise<readonly Output[]> {
  return Promise.all(areas.map(areaTypes));
}

async function areaTypes({ area, document }: ApiArea): Promise<Output> {
  const nodes = await openapiTS(withoutExtras(document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  return { path: `openapi/${area}.ts`, text: astToString(nodes) };
}

/** Examples would be written into comments, and a discriminator would overrule the constants that the schemas name. */
function withoutExtras(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutExtras);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([key, child]) => key !== 'example' && !(key === 'discriminator' && isObject(child)));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutExtras(child)]));
}
