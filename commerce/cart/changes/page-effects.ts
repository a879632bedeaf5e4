import { moveDrafts } from '../../checkout/address/draft-keys.ts';
import { canReload } from '../../session/reload-guard.ts';
import type { CartEnvironment } from './change-cart.ts';

/** Browser effects of cart changes. */
export const pageEffects: Pick<CartEnvironment, 'runExclusively' | 'mayReload' | 'reload' | 'wait' | 'moveDrafts'> = {
  mayReload: () => canReload(sessionStorage, location.pathname, Date.now()),
  reload: () => location.reload(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  moveDrafts: (from, to) => moveDrafts(from, to, () => sessionStorage),
  runExclusively(work) {
    // navigator.locks is undefined in insecure contexts.
    const locks = navigator.locks as LockManager | undefined;
    return locks ? locks.request('cairn.cart', work) : work();
  },
};
