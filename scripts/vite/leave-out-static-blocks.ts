import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { blockFields } from '../../generated/content/fields.ts';

const IMPORT = /^import \{ (\w+) \} from '\.\/([a-z0-9-]+)\/index\.ts';\n/gm;

/** The text of the registry without the blocks that are static. */
export function withoutStaticBlocks(registry: string, isStatic: (type: string) => boolean): string {
  const statics = [...registry.matchAll(IMPORT)].filter(([, , type = '']) => isStatic(type));
  return statics.reduce(
    (text, [line, name]) => text.replace(line, '').replace(new RegExp(String.raw`^ {2}(?:'[a-z0-9-]+': )?${name},\n`, 'm'), ''),
    registry,
  );
}

/** Never interactive, whatever it shows: it says so, and holds no block that could make it so. */
function isStaticIn(folder: string): (type: string) => boolean {
  return (type) =>
    (blockFields as Readonly<Record<string, { readonly slots: readonly string[] }>>)[type]?.slots.length === 0 &&
    readFileSync(path.join(folder, type, 'index.ts'), 'utf8').includes("hydrate: 'never'");
}

/**
 * Blocks that never hydrate come to the browser as HTML alone: it need not even know that they exist. Their rows in the registry, and the
 * chunks that these would load, stay out of the shop's script, so that a static block more costs no page a byte of it.
 */
export function leaveOutStaticBlocks(): Plugin {
  return {
    name: 'cairn:leave-out-static-blocks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]blocks[\\/]index\.ts$/ },
      handler: (code, id) => ({ code: withoutStaticBlocks(code, isStaticIn(path.dirname(id))), map: null }),
    },
  };
}
