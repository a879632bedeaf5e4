import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Where generators write in a test: only what they read and write, laid over the repository, which stays as it is. */
export interface Overlay {
  readonly root: string;
  /** The overlay's version of a path of the repository; undefined where the overlay has none. */
  find(path: string): string | undefined;
  /** The path of the repository that a path of the overlay stands for. */
  inRepository(path: string): string;
}

export function createOverlay(root: string): Overlay {
  return {
    root,
    find(path) {
      if (!path.startsWith(`${REPOSITORY}/`)) return undefined;
      const own = join(root, path.slice(REPOSITORY.length + 1));
      return existsSync(own) ? own : undefined;
    },
    inRepository: (path) => (path.startsWith(`${root}/`) ? join(REPOSITORY, path.slice(root.length + 1)) : path),
  };
}
