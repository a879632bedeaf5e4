import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

const never = (): (() => void) => () => undefined;

/** True on the server and while hydrating: nothing moves before the reader's wish is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(never, prefersReducedMotion, () => true);
}
