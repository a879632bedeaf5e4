import { useCallback } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router';
import { wakeBlocks } from '../canvas/browser-blocks.ts';
import { replaceEntry } from './history-entry.ts';

/** Goes to an address, or so many entries of the history back or forth. */
export type Step = (to: To | number, options?: NavigateOptions) => void;

let dropped = new AbortController();

/** Drops the steps that still wait. Call it before the visitor goes on to another page: a step would lead back. */
export function dropSteps(): void {
  dropped.abort();
  dropped = new AbortController();
}

/**
 * Navigation within the page, which asks no loader: deferred blocks are woken first, because the page around them changes at once. Loaders
 * wait for them by themselves (storefront/screen/define-view.tsx).
 */
export function useStep(): Step {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      // A visitor who leaves before the router follows comes back to what the page shows now.
      if (typeof to === 'string' && options?.replace) replaceEntry(to, options.state);
      const { signal } = dropped;
      void wakeBlocks().then(() => {
        if (signal.aborted) return undefined;
        return typeof to === 'number' ? navigate(to) : navigate(to, options);
      });
    },
    [navigate],
  );
}
