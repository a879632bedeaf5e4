import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { styledComponents } from '../../vite/styled-components.ts';
import { createOverlay, REPOSITORY } from './overlay.ts';

const overlay = createOverlay(process.env.OVERLAY ?? '');

/** Modules of the overlay come first; all of them have the paths that they would have in the repository. */
const laidOver: Plugin = {
  name: 'overlay',
  enforce: 'pre',
  resolveId(source, importer) {
    const from = importer === undefined ? undefined : overlay.inRepository(importer);
    const path = source.startsWith('#')
      ? join(REPOSITORY, source.slice(1))
      : source.startsWith('.')
        ? join(dirname(from ?? ''), source)
        : undefined;
    if (path !== undefined && overlay.find(path) !== undefined) return path;
    return this.resolve(path ?? source, from, { skipSelf: true });
  },
  load(id) {
    const own = overlay.find(id);
    return own === undefined ? null : readFileSync(own, 'utf8');
  },
};

export default defineConfig({
  root: overlay.root,
  plugins: [laidOver],
  oxc: styledComponents({ development: true }),
  test: { environment: 'node', isolate: false, include: ['{backend,blocks,storefront}/**/*.test.{ts,tsx}'] },
});
