import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Holds or frees all that moves by itself, on this page and on those after it: who pauses one film has seen enough of all. */
export function setPaused(paused: boolean): void {
  isPaused = paused;
  for (const listener of listeners) listener();
}

/** The one pause state that carousels, bars and films share. */
export function usePaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}
