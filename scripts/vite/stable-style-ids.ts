import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Replaces the ids in the output of Vite's styled-components transform by ids derived from the file's path in the project. */
export function replaceComponentIds(code: string, file: string): string {
  const hash = createHash('sha256').update(file.replaceAll('\\', '/')).digest('hex').slice(0, 6);
  return code.replaceAll(/(componentId: "sc-)\w+(-\d+")/g, `$1${hash}$2`);
}

/**
 * Makes builds reproducible: the transform derives ids from absolute paths, so class names, and with them file names and sizes, would
 * differ between machines.
 */
export function createStableStyleIds(): Plugin {
  return {
    name: 'cairn:stable-style-ids',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code, id) => ({ code: replaceComponentIds(code, path.relative(root, id)), map: null }),
    },
  };
}
