import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isNamelessDialog } from '../host/navigation.ts';
import { useStep } from '../host/use-step.ts';

/** Removes a bare `#modal` from the address; the history entry keeps its state. */
export function useNamelessDialog(): void {
  const { hash, pathname, search, state } = useLocation();
  const step = useStep();
  useEffect(() => {
    if (isNamelessDialog(hash)) step(`${pathname}${search}`, { replace: true, preventScrollReset: true, state });
  }, [hash, pathname, search, state, step]);
}
