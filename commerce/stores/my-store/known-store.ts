import { useSyncExternalStore } from 'react';
import type { StoreEntry } from '../store-entry.ts';

/** The part of the visitor's store that cached pages show. */
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

/** The visitor's store; undefined on the server, because cached pages are the same for all visitors, and until it has loaded. */
export function useKnownStore(): KnownStore | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
