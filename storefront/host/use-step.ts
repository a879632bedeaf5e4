import { useCallback } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router';
import { wakeBlocks } from '../canvas/browser-blocks.ts';
import { replaceEntry } from './history-entry.ts';

/** Navigates to an address, or by a number of history entries. */
export type Step = (to: To | number, options?: NavigateOptions) => void;

let dropped = new AbortController();

/** Cancels pending steps. Call it before the visitor leaves the page, because a step would lead back. */
export function cancelSteps(): void {
  dropped.abort();
  dropped = new AbortController();
}

/**
 * Navigation within the page without loaders: deferred blocks are woken first, because the page around them changes immediately. Loaders
 * wait for them anyway (storefront/screen/define-view.tsx).
 */
export function useStep(): Step {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      // A visitor who leaves before the router updates returns to the current state.
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
