import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { ApiArea } from './api.ts';
import { isObject, pascalCase, type Json } from './json.ts';
import type { Output } from './output.ts';

/** One module of types an area, and the paths of all areas as one type for openapi-fetch. */
export async function apiTypes(areas: readonly ApiArea[]): Promise<readonly Output[]> {
  const modules = await Promise.all(areas.map(areaTypes));
  return [...modules, pathsModule(areas)];
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

function pathsModule(areas: readonly ApiArea[]): Output {
  const imports = areas.map(({ area }) => `import type { paths as ${pascalCase(area)}Paths } from './${area}.ts';`);
  const names = areas.map(({ area }) => `${pascalCase(area)}Paths`);
  return {
    path: 'openapi/paths.ts',
    text: `${imports.join('\n')}\n\n/** Every path of every area, as openapi-fetch wants them. */\nexport interface paths extends ${names.join(', ')} {}\n`,
  };
}
