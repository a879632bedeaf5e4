import { formatLocatorState, type LocatorState } from '#commerce/stores/locator-state.ts';
import type { FoundStores } from '#commerce/stores/found-stores.ts';

const failed: FoundStores = { outcome: 'failed', total: 0, pages: 0, stores: [] };

/** Searches stores on the server, which also formats them. Never rejects. */
export async function fetchStores(state: LocatorState, locale: string, signal: AbortSignal): Promise<FoundStores> {
  try {
    const response = await fetch(`/${locale}/store-search${formatLocatorState(state)}`, { signal });
    return response.ok ? ((await response.json()) as FoundStores) : failed;
  } catch {
    return failed;
  }
}
