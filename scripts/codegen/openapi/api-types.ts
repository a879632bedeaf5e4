import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type ts from 'typescript';
import type { ApiArea } from './api.ts';
import { createHomeLookup, type HomeOf } from './home-lookup.ts';
import { isObject, getObject, toPascalCase, sortKeys, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';
import { SchemaError } from '../schema-error.ts';
import { splitTypes } from './split-types.ts';

/** One module of types per area, and one for shared types. */
export async function generateApiTypes(areas: readonly ApiArea[]): Promise<readonly Output[]> {
  const homeOf = createHomeLookup(areas);
  const modules = areas.map(async (area) => createTypesOutput(area.area, area.document, (ref) => homeOf(area, ref)));
  const shared = createTypesOutput('shared', createSharedDocument(areas, homeOf), () => 'shared', ['components']);
  return Promise.all([...modules, shared]);
}

/** @param homes The module of each component, by its local $ref. */
async function createTypesOutput(
  module: string,
  document: JsonObject,
  homes: (ref: string) => string,
  only?: readonly string[],
): Promise<Output> {
  const nodes: ts.Node[] = await openapiTS(removeExtras(document) as unknown as OpenAPI3, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  });
  const { ownNodes, foreign } = splitTypes(nodes, module, homes, only);
  const imports = foreign.map((home) => `import type { components as ${toPascalCase(home)}Components } from './${home}.ts';\n`);
  return { path: `openapi/${module}.ts`, text: `${imports.join('')}\n${astToString(ownNodes)}` };
}

/** Collects the components of "shared" from the areas that use them. */
function createSharedDocument(areas: readonly ApiArea[], homeOf: HomeOf): JsonObject {
  const components: Record<string, JsonObject> = {};
  for (const area of areas) {
    for (const [kind, section] of Object.entries(getObject(area.document, 'components'))) {
      for (const [name, component] of Object.entries(isObject(section) ? section : {})) {
        if (homeOf(area, `#/components/${kind}/${name}`) !== 'shared') continue;
        const section = (components[kind] ??= {});
        if (name in section && JSON.stringify(section[name]) !== JSON.stringify(component)) {
          throw new SchemaError(area.file, '', `two shared components are named ${name}; rename one`);
        }
        section[name] = component;
      }
    }
  }
  const sorted = Object.entries(components).map(([kind, section]) => [kind, sortKeys(section)] as const);
  return { openapi: '3.1.0', info: { title: 'shared', version: '1' }, paths: {}, components: Object.fromEntries(sorted) };
}

/** Examples would end up in comments, and a discriminator would override the constants of the schemas. */
function removeExtras(node: Json): Json {
  if (Array.isArray(node)) return node.map(removeExtras);
  if (!isObject(node)) return node;
  const ownNodes = Object.entries(node).filter(([key, child]) => key !== 'example' && !(key === 'discriminator' && isObject(child)));
  return Object.fromEntries(ownNodes.map(([key, child]) => [key, removeExtras(child)]));
}
