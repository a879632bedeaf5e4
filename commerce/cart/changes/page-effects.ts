import { mayReload } from '../../session/reload-guard.ts';
import type { CartEnvironment } from './change-cart.ts';

/** What a browser's page does for the changes of its cart. */
export const pageEffects: Pick<CartEnvironment, 'alone' | 'mayReload' | 'reload' | 'wait'> = {
  mayReload: () => mayReload(sessionStorage, location.pathname, Date.now()),
  reload: () => location.reload(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  alone(work) {
    // Pages without a secure context have no locks.
    const locks = navigator.locks as LockManager | undefined;
    return locks ? locks.request('cairn.cart', work) : work();
  },
};
