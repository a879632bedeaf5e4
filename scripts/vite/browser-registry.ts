import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { blockFields } from '#generated/content/fields.ts';

/** The registry as a browser needs it, made of its text: of each block that is not static, the type and the way to its code. */
export function browserRegistryOf(registry: string, isStatic: (type: string) => boolean): string {
  const types = [...registry.matchAll(/^import \{ \w+ \} from '\.\/([a-z0-9-]+)\/index\.ts';$/gm)].map(([, type = '']) => type);
  const rows = types
    .filter((type) => !isStatic(type))
    .map((type) => `  { type: '${type}', load: () => import('./${type}/${type}.tsx') },\n`);
  return `export const definitions = [\n${rows.join('')}];\n`;
}

/** Never interactive, whatever it shows: it says so, and holds no block that could make it so. */
function isStaticIn(folder: string): (type: string) => boolean {
  return (type) =>
    (blockFields as Readonly<Record<string, { readonly slots: readonly string[] }>>)[type]?.slots.length === 0 &&
    readFileSync(path.join(folder, type, 'index.ts'), 'utf8').includes("hydrate: 'never'");
}

/**
 * Makes the registry of blocks what a browser needs of it. Blocks that never hydrate come as HTML alone: it need not even know that they
 * exist. Of the others it fetches the code; when, what they need and when they are empty the server has settled. So a static block more
 * costs no page a byte of script (docs/explanation/content-engine.md).
 */
export function browserRegistry(): Plugin {
  return {
    name: 'cairn:browser-registry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]blocks[\\/]index\.ts$/ },
      handler: (code, id) => ({ code: browserRegistryOf(code, isStaticIn(path.dirname(id))), map: null }),
    },
  };
}
