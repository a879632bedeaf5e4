import type { StoreEntry } from '#commerce/stores/store-entry.ts';
import { fetchMyStore } from '../../stores/fetch-my-store.ts';

export interface ChosenLocation {
  readonly store: StoreEntry | undefined;
}

/** The visitor's store; undefined if it fails to load, as another store can still be chosen. */
export async function loadLocation({ locale, signal }: { readonly locale: string; readonly signal: AbortSignal }): Promise<ChosenLocation> {
  return { store: await fetchMyStore(locale, signal).catch(() => undefined) };
}
