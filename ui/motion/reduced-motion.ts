import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** What `isUnwelcome` says, again whenever the wish for less motion changes. True on the server and while hydrating: nothing moves before it is known. */
export function useReducedMotion(isUnwelcome = prefersReducedMotion): boolean {
  return useSyncExternalStore(subscribe, isUnwelcome, () => true);
}
