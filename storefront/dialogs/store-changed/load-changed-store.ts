import { currentCart } from '#commerce/cart/changes/find-cart.ts';
import type { Calls } from '#commerce/client/calls.ts';
import { findStoreLines } from '#commerce/stores/my-store/store-rows.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { fetchMyStore } from '../../stores/fetch-my-store.ts';
import type { ChangedStore } from './changed-store.ts';

interface Source {
  readonly calls: Calls;
  readonly locale: string;
  readonly signal: AbortSignal;
}

/** @throws Error if the visitor has no store or the cart fails to load */
export async function loadChangedStore({ calls, locale, signal }: Source): Promise<ChangedStore> {
  const [store, cart] = await Promise.all([fetchMyStore(locale, signal), getCart(calls, { basketId: currentCart }, { signal })]);
  if (!store) throw new Error('There is no store.');
  return { store, rows: findStoreLines(cart, store.id) };
}
