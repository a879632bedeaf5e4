/** The page's address, in whose query blocks store the reader's choices. */
export interface AddressService {
  /** The query with its "?", or an empty string. */
  search(): string;
  /** Navigates to the same page with another query. `replace` replaces the current history entry. */
  go(search: string, options?: { readonly replace?: boolean }): void;
  /**
   * Notifies of every change, route changes included.
   * @returns a function that unsubscribes
   */
  subscribe(onChange: () => void): () => void;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly address: AddressService;
  }
}

/** An address without a page: it stores its query in memory. */
export function createInertAddress(): AddressService {
  let search = '';
  const listeners = new Set<() => void>();
  return {
    search: () => search,
    go(next) {
      search = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
