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

/** The text of a definition with nothing but what a browser asks of it: its type and its code. @throws Error where it is written otherwise */
export function browserDefinition(definition: string): string {
  const [, name] = /^export const (\w+) = defineBlock</m.exec(definition) ?? [];
  const fields = ['type', 'load'].map((field) => new RegExp(`^ {2}${field}: .+,$`, 'm').exec(definition)?.[0]);
  if (name === undefined || fields.includes(undefined)) throw new Error(`[cairn] [blocks] no definition to read in:\n${definition}`);
  return `export const ${name} = {\n${fields.join('\n')}\n};\n`;
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
 * costs no page a byte of script (docs/decisions/0055-static-blocks-and-the-pause-state.md).
 */
export function browserRegistry(): Plugin {
  return {
    name: 'cairn:browser-registry',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]blocks[\\/](?:[a-z0-9-]+[\\/])?index\.ts$/ },
      handler: (code, id) => {
        const folder = path.dirname(id);
        const isRegistry = path.basename(folder) === 'blocks';
        return { code: isRegistry ? withoutStaticBlocks(code, isStaticIn(folder)) : browserDefinition(code), map: null };
      },
    },
  };
}
