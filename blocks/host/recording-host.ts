import type { Host, HostServices } from '#engine/host.ts';
import { createInertAddress } from './address.ts';

/** Records a call of a block. */
export type RecordCall = (what: string, detail: unknown) => void;

/** Parts of the host that do more than record. */
export interface HostOverrides extends Partial<Omit<Host, 'services'>> {
  readonly services?: Partial<HostServices>;
}

/** A fake host for viewing blocks: it records each call and returns success. */
export function createRecordingHost(note: RecordCall, { services, ...core }: HostOverrides = {}): Host {
  const flags = new Map<string, string>();
  return {
    navigate: (href) => note('navigate', href),
    openDialog: (name, params) => note('openDialog', { name, params }),
    track: (event) => note('track', event),
    session: () => ({ loggedIn: false, path: '/' }),
    flags: { get: (name) => flags.get(name), set: (name, value) => void flags.set(name, value) },
    ...core,
    services: {
      address: createInertAddress(),
      articles: { search: async () => ({ result: [], facets: [], numFound: 0 }) },
      cart: { add: async (line) => note('cart.add', line) },
      consent: {
        allows: () => true,
        question: async () => ({ note: 'This gallery comes from another company.', show: 'Show galleries' }),
        allow: async (purpose) => note('consent.allow', purpose),
        subscribe: () => () => undefined,
      },
      inventory: { getInventory: async () => ({ variants: {} }) },
      newsletter: {
        async signUp(request) {
          note('newsletter.signUp', request);
          return undefined;
        },
      },
      products: { getMasterId: async (productId) => productId.slice(0, 8) },
      recommendations: { list: async () => [] },
      ...services,
    },
  };
}
