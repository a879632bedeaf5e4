import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { blockFields } from '#generated/content/fields.ts';

/** Creates the registry for browsers from the source of the registry: the type and import of each block that is not static. */
export function createBrowserRegistry(registry: string, isStatic: (type: string) => boolean): string {
  const types = [...registry.matchAll(/^import \{ \w+ \} from '\.\/([a-z0-9-]+)\/index\.ts';$/gm)].map(([, type = '']) => type);
  const rows = types
    .filter((type) => !isStatic(type))
    .map((type) => `  { type: '${type}', load: () => import('./${type}/${type}.tsx') },\n`);
  return `export const definitions = [\n${rows.join('')}];\n`;
}

/** A block is static if its definition never hydrates and it has no slots for other blocks. */
function createStaticCheck(folder: string): (type: string) => boolean {
  return (type) =>
    (blockFields as Readonly<Record<string, { readonly slots: readonly string[] }>>)[type]?.slots.length === 0 &&
    readFileSync(path.join(folder, type, 'index.ts'), 'utf8').includes("hydrate: 'never'");
}

/**
 * Replaces the registry of blocks in the browser's build. Static blocks are HTML only, so another one adds no script to any page; the
 * server decides when the others hydrate and passes their data.
 */
export function buildBrowserRegistry(): Plugin {
  return {
    name: 'cairn:browser-registry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]blocks[\\/]index\.ts$/ },
      handler: (code, id) => ({ code: createBrowserRegistry(code, createStaticCheck(path.dirname(id))), map: null }),
    },
  };
}
