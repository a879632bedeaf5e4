import type { Host } from '#engine/host.ts';

/** A host for looking: links open beside the showcase, what would change something only says so in the console. */
export function createShowcaseHost(): Host {
  const flags = new Map<string, string>();
  const note = (what: string, detail: unknown): void => console.info(`[cairn] [showcase] ${what}`, detail);
  return {
    navigate: (href) => void window.open(href, '_blank', 'noopener'),
    openDialog: (name, params) => note('openDialog', { name, params }),
    track: (event) => note('track', event),
    addToCart: async (line) => note('addToCart', line),
    inventory: async () => ({ variants: {} }),
    articles: async () => ({ result: [], facets: [], numFound: 0 }),
    recommendations: async () => [],
    signUp: async (request) => note('signUp', request),
    session: () => ({ loggedIn: false, path: '/' }),
    flags: { get: (name) => flags.get(name), set: (name, value) => void flags.set(name, value) },
  };
}
