import type { Plugin } from 'vite';

interface Cut {
  /** Stands in the library's module once. */
  readonly from: string;
  readonly to: string;
}

/** Ways through the router's code that no browser of the shop goes, by module. */
export const cuts: Readonly<Record<string, readonly Cut[]>> = {
  // Fetchers: calls of routes without navigation. The shop's forms are the browser's, and its calls the gateway's.
  'router/router.js': [
    {
      from: 'async function fetch(key, routeId, href, opts) {',
      to: 'async function fetch(key, routeId, href, opts) { throw new Error("[cairn] fetchers are left out of this build");',
    },
  ],
  // Said in a script to developers without a boundary for errors; the content policy lets no such script run.
  'dom/ssr/errorBoundaries.js': [{ from: '} }, errorInstance.stack), heyDeveloper);', to: '} }, errorInstance.stack));' }],
  // What the server alone writes into a document.
  'dom/ssr/components.js': [
    { from: 'let contextScript = staticContext ?', to: 'let contextScript = false ?' },
    { from: 'let routeModulesScript = !isStatic ?', to: 'let routeModulesScript = true ?' },
  ],
  'dom-export/hydrated-router.js': [
    // Watches the document for the library's own links, to ask for their routes ahead; the shop's links are plain ones.
    {
      from: 'UNSAFE_useFogOFWarDiscovery(router, ssrInfo.manifest, ssrInfo.routeModules, ssrInfo.context.ssr, ssrInfo.context.routeDiscovery, ssrInfo.context.isSpaMode);',
      to: '',
    },
    // For changes of a route's code while the shop runs, in development.
    { from: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;', to: '' },
  ],
  'dom/ssr/routes.js': [
    {
      from: 'if (needsRevalidation) return wrapShouldRevalidateForHdr(manifestRoute.id, route.shouldRevalidate, needsRevalidation);',
      to: '',
    },
  ],
  // Stylesheets of a route, and its links: there are none (leave-out-preloads.ts, storefront/root.tsx).
  'dom/ssr/links.js': [
    { from: 'if (!route.css) return;', to: 'return;' },
    { from: 'if (!route.css && !routeModule.links || !isPreloadSupported()) return;', to: 'return;' },
  ],
};

/** A module of the router without those ways. @throws Error where the library is another one than the table knows. */
export function withoutBranches(module: string, code: string): string {
  return (cuts[module] ?? []).reduce((rest, { from, to }) => {
    const parts = rest.split(from);
    if (parts.length !== 2) throw new Error(`[cairn] [build] react-router's ${module} has ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, code);
}

/** Keeps the router's code for servers and for development from browsers, and what the shop does not use, which is one and a half kilobytes of every page. */
export function leaveOutBranches(): Plugin {
  return {
    name: 'cairn:leave-out-branches',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/ },
      handler(code, id) {
        const module = id.replaceAll('\\', '/').split('/react-router/dist/production/lib/')[1] ?? '';
        return module in cuts ? { code: withoutBranches(module, code), map: null } : null;
      },
    },
  };
}
