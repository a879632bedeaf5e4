import type { Plugin } from 'vite';

/**
 * Leaves out Vite's helper around each `import()`, with which it fetches what a chunk brings along: a page lists its scripts itself, and its styles come from the server
 * (docs/decisions/0003-native-elements-and-static-styles.md). That is three quarters of a kilobyte of every page. A stylesheet would need it, so the build
 * fails when there is one.
 */
export function leaveOutPreloads(): Plugin {
  return {
    name: 'cairn:leave-out-preloads',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      // oxlint-disable-next-line no-control-regex -- what marks a module that is no file
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    generateBundle(_, bundle) {
      const sheet = Object.keys(bundle).find((file) => file.endsWith('.css'));
      if (sheet !== undefined) this.error(`${sheet} is a stylesheet: nothing fetches it. Styles stand in *.styles.ts.`);
    },
  };
}
