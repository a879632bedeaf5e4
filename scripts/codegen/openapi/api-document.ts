import type { ApiArea, ApiOperation } from './api.ts';
import { isObject, getObject, toPascalCase, sortKeys, type Json, type JsonObject } from '../json.ts';
import type { Output } from '../output.ts';

/** Servers of the storefront's own calls; each server replaces the other URL by its own. */
const SERVERS: Readonly<Record<string, string>> = { internal: 'The shop itself.' };

const INFO: JsonObject = {
  title: 'Cairn',
  version: '1.0.0',
  summary: 'Every call of the shop.',
  description:
    'A guest begins with issueToken and sends the accessToken with every call that asks for one. x-cairn-call says of each call whether page scripts may send it through the gateway of the shop, whether it is safe or idempotent, and which error codes it may answer.',
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Cairn' },
};

const SHOP_HEAD: JsonObject = { info: INFO, servers: [{ url: '/', description: 'The backend that serves this document.' }] };

/**
 * All areas as one self-contained OpenAPI document: defaults expanded, a tag for each area, local $refs only.
 * @param head Its info and servers.
 */
export function mergeAreas(areas: readonly ApiArea[], head: JsonObject = SHOP_HEAD): JsonObject {
  const components = new Components();
  const paths: JsonObject = {};
  for (const area of areas) {
    for (const operation of area.operations) {
      const item = getObject(paths, operation.path);
      item[operation.method.toLowerCase()] = describe(area, operation, components);
      paths[operation.path] = item;
    }
  }
  return {
    openapi: '3.1.0',
    'x-made-by': 'Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.',
    ...head,
    tags: areas.map(({ document }) => createTag(document)),
    paths,
    components: components.document(),
  };
}

/** generated/openapi/openapi.json */
export function generateApiDocument(document: JsonObject): Output {
  return createDocumentOutput('openapi', document);
}

/** generated/openapi/<area>.json for each partner, who serves it. */
export function generatePartnerDocuments(areas: readonly ApiArea[]): readonly Output[] {
  return areas.map((area) => {
    const { info = {}, servers = [] } = area.document;
    return createDocumentOutput(area.area, mergeAreas([area], { info, servers }));
  });
}

function createDocumentOutput(name: string, document: JsonObject): Output {
  return { path: `openapi/${name}.json`, text: `${JSON.stringify(document, null, 1)}\n`, format: 'json' };
}

function createTag(document: JsonObject): JsonObject {
  const { title = '', description = '' } = getObject(document, 'info');
  return { name: title, description };
}

function describe(area: ApiArea, { path, method, gateway, safe, idempotency, errors }: ApiOperation, components: Components): JsonObject {
  const source = getObject(getObject(getObject(area.document, 'paths'), path), method.toLowerCase());
  const { 'x-cairn-call': _, security = area.document.security ?? [], ...rest } = source;
  const server = SERVERS[area.area];
  const schemes = Array.isArray(security) ? security.flatMap((alternative) => (isObject(alternative) ? Object.keys(alternative) : [])) : [];
  for (const scheme of schemes) components.take(area, `#/components/securitySchemes/${scheme}`);
  return {
    tags: [createTag(area.document).name ?? ''],
    ...(components.rewrite(area, rest) as JsonObject),
    security,
    ...(server !== undefined && { servers: [{ url: '/', description: server }] }),
    ...(area.service === 'shop' && { 'x-cairn-call': { gateway, safe, idempotent: idempotency !== 'none', errors: [...errors] } }),
  };
}

/** Components of all areas. One that areas share appears once; of two that only share their name, the later gets its area as a prefix. */
class Components {
  readonly #shelves: Record<string, JsonObject> = {};
  /** The component's name here → its source. */
  readonly #origins = new Map<string, string>();

  rewrite(area: ApiArea, node: Json): Json {
    if (Array.isArray(node)) return node.map((child) => this.rewrite(area, child));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, child]) => {
        if (key === 'example' || key === 'examples') return [key, child];
        return [key, key === '$ref' && typeof child === 'string' ? this.take(area, child) : this.rewrite(area, child)];
      }),
    );
  }

  /**
   * Adds a component of an area's document.
   * @returns its local $ref.
   */
  take(area: ApiArea, ref: string): string {
    const [, , kind = '', own = ''] = ref.split('/');
    const location = area.origins.get(ref);
    const origin = location ? `${location.file}#${location.pointer}` : `${area.file}${ref}`;
    const taken = this.#origins.get(`${kind}/${own}`);
    const name = taken === undefined || taken === origin ? own : `${toPascalCase(area.area)}${own}`;
    const section = (this.#shelves[kind] ??= {});
    if (!(name in section)) {
      this.#origins.set(`${kind}/${name}`, origin);
      section[name] = true;
      section[name] = this.rewrite(area, getObject(getObject(getObject(area.document, 'components'), kind), own));
    }
    return `#/components/${kind}/${name}`;
  }

  document(): JsonObject {
    return sortKeys(Object.fromEntries(Object.entries(this.#shelves).map(([kind, section]) => [kind, sortKeys(section)])));
  }
}
