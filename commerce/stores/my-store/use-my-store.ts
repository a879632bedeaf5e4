import { useSyncExternalStore } from 'react';
import type { Formatters } from '../../site/formatters.ts';
import { myStorePath, storeField } from './my-store-address.ts';

const listeners = new Set<() => void>();

/** Id of the visitor's store; undefined on the server and before hydration, because cached pages are the same for all visitors. */
export function useMyStore({ languageTag }: Pick<Formatters, 'languageTag'>): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readMyStore(languageTag),
    () => undefined,
  );
}

/** Sets the visitor's store. A failure is ignored: the previous store remains. */
export async function saveMyStore(storeId: string, { href }: Pick<Formatters, 'href'>): Promise<void> {
  const body = new URLSearchParams({ [storeField]: storeId });
  await fetch(href(myStorePath), { method: 'POST', headers: { accept: 'application/json' }, body }).catch(() => undefined);
  for (const listener of listeners) listener();
}

/** Reads the cookie of storefront/request/my-store.ts; the languages of a country share a site. */
function readMyStore(languageTag: string): string | undefined {
  const country = languageTag.split('-')[1] ?? '';
  const id = new RegExp(`(?:^|; )cairn\\.store\\.[A-Z]+-${country}=([^;]+)`).exec(document.cookie)?.[1];
  return id === undefined ? undefined : decodeURIComponent(id);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
