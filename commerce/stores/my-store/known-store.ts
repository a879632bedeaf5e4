import { useSyncExternalStore } from 'react';
import type { StoreEntry } from '../store-entry.ts';

/** The visitor's store as parts of cached pages show it. */
export type KnownStore = Pick<StoreEntry, 'id' | 'name' | 'opening'>;

let known: KnownStore | undefined;
const listeners = new Set<() => void>();

export function setKnownStore(store: KnownStore | undefined): void {
  known = store;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined on the server, as a cached page is the same for all visitors, and until the page has loaded it. */
export function useKnownStore(): KnownStore | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
