import type { Plugin } from 'vite';

interface Replacement {
  /** Occurs in the module exactly once. */
  readonly from: string;
  readonly to: string;
}

/** Code of the router that no browser of the shop runs, by module. */
export const replacements: Readonly<Record<string, Replacement>> = {
  // Fetchers. The shop submits its forms through the browser, and calls its API through the gateway.
  'router/router.js': {
    from: 'async function fetch(key, routeId, href, opts) {',
    to: 'async function fetch(key, routeId, href, opts) { throw new Error("[cairn] [router] fetchers are not in this build");',
  },
  // Discovery of routes by the router's own links. The shop renders plain links.
  'dom-export/hydrated-router.js': {
    from: 'UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode);',
    to: '',
  },
};

/**
 * Applies the replacement of a module, if it has one.
 * @throws Error if the module's code has changed.
 */
export function replaceCode(module: string, code: string): string {
  const replacement = replacements[module];
  if (!replacement) return code;
  const parts = code.split(replacement.from);
  if (parts.length !== 2) {
    throw new Error(`[cairn] [build] ${parts.length - 1} occurrences in ${module} of react-router, 1 expected: ${replacement.from}`);
  }
  return parts.join(replacement.to);
}

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const forwardRef = /(?<== )(?=React(?:\$\d+)?\.forwardRef\()/g;
const warning = /\b(?:warning|warnOnce|warningOnce)\(.*\);$/gm;

/** Removes display names and warnings for developers, and marks calls of forwardRef as pure, so that the bundler can drop unused exports. */
export function removeSideEffects(code: string): string {
  return code.replace(displayName, '').replace(warning, ';').replace(forwardRef, '/* @__PURE__ */ ');
}

/** Removes code from the browser's build of react-router that the shop does not use: about 5 kB gzip of every page. */
export function patchRouter(): Plugin {
  return {
    name: 'cairn:patch-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
      handler(code, id) {
        const module = id.replaceAll('\\', '/').split('/react-router/dist/production/lib/')[1] ?? '';
        return { code: removeSideEffects(replaceCode(module, code)), map: null };
      },
    },
  };
}
