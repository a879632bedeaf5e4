import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** A module as Vite's transform for styled-components writes it, with ids that follow from the file's place in the project alone. */
export function withStableIds(code: string, file: string): string {
  const place = createHash('sha256').update(file.replaceAll('\\', '/')).digest('hex').slice(0, 6);
  return code.replaceAll(/(componentId: "sc-)\w+(-\d+")/g, `$1${place}$2`);
}

/**
 * The transform's own ids follow from the file's place on the machine: with them two builds of the same code would differ in each name of
 * a class, and so in the names and sizes of files.
 */
export function stableStyleIds(): Plugin {
  return {
    name: 'cairn:stable-style-ids',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code, id) => ({ code: withStableIds(code, path.relative(root, id)), map: null }),
    },
  };
}
