/** The page's address, in whose query blocks keep what readers have chosen in them. */
export interface AddressService {
  /** With its "?", or empty. */
  search(): string;
  /** The same page with another query. `replace` takes the place of the one before in the history. */
  go(search: string, options?: { readonly replace?: boolean }): void;
  /** Tells of every change, of the route too. Returns how to end that. */
  subscribe(onChange: () => void): () => void;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly address: AddressService;
  }
}

/** An address of a page that is none: its query is kept here alone. */
export function createInertAddress(): AddressService {
  let search = '';
  const listeners = new Set<() => void>();
  return {
    search: () => search,
    go(next) {
      search = next;
      for (const tell of listeners) tell();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
