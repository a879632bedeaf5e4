import { useCallback } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router';
import { wakeBlocks } from '../canvas/browser-blocks.ts';

/** Goes to an address, or so many entries of the history back or forth. */
export type Step = (to: To | number, options?: NavigateOptions) => void;

/**
 * Navigation within the page, which asks no loader: deferred blocks are woken first, because the page around them changes at once. Loaders
 * wait for them by themselves (storefront/screen/define-view.tsx).
 */
export function useStep(): Step {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => void wakeBlocks().then(() => (typeof to === 'number' ? navigate(to) : navigate(to, options))),
    [navigate],
  );
}
