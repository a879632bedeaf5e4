import type { Plugin } from 'vite';

/**
 * Replaces the helper that Vite puts around each `import()` to preload a chunk's imports and style sheets (0.6 kB gzip of every page). The
 * server lists the scripts of a page, and the build has no style sheets: it fails if there is one.
 */
export function patchPreloadHelper(): Plugin {
  return {
    name: 'cairn:patch-preload-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      // oxlint-disable-next-line no-control-regex -- prefix of virtual modules
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_, bundle) {
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (sheet !== undefined) this.error(`${sheet} is a style sheet, which no page loads. Write styles in *.styles.ts.`);
    },
  };
}
