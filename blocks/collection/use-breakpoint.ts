import { useSyncExternalStore } from 'react';
import type { Breakpoint } from '#generated/content/types.ts';

const queries = { md: '(min-width: 600px)', lg: '(min-width: 1024px)' } as const;

function subscribe(onChange: () => void): () => void {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

function getCurrentBreakpoint(): Breakpoint {
  if (window.matchMedia(queries.lg).matches) return 'lg';
  return window.matchMedia(queries.md).matches ? 'md' : 'sm';
}

/** Returns the viewport's breakpoint; undefined on the server and during hydration, when it is unknown. */
export function useBreakpoint(): Breakpoint | undefined {
  return useSyncExternalStore(subscribe, getCurrentBreakpoint, () => undefined);
}
