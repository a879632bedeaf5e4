import { ServiceError } from '#commerce/client/service-error.ts';
import { describeStore } from '#commerce/stores/describe-store.ts';
import { findStore, findStores } from '#commerce/stores/find-stores.ts';
import type { FoundStores } from '#commerce/stores/found-stores.ts';
import type { LocatorState } from '#commerce/stores/locator-state.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';
import { getMyStoreId } from '../request/my-store.ts';
import type { RequestContext } from '../request/request-context.ts';
import { getStoreSource } from './store-source.ts';

const failed: FoundStores = { outcome: 'failed', total: 0, pages: 0, stores: [] };

/** Searches for stores. Never rejects: a failure is logged and returned as a result. */
export async function searchStores(state: LocatorState, context: RequestContext): Promise<FoundStores> {
  try {
    return await findStores(state, getStoreSource(context));
  } catch (error) {
    // An invalid query finds nothing.
    if (error instanceof ServiceError && error.status === 400)
      return { ...failed, outcome: 'unknownPlace', ...(state.place === undefined ? {} : { label: state.place }) };
    logFailure(error, context);
    return failed;
  }
}

/** The visitor's store; undefined if there is none or it fails to load. Never rejects. */
export async function loadMyStore(context: RequestContext): Promise<StoreEntry | undefined> {
  const id = getMyStoreId(context);
  if (id === undefined) return undefined;
  try {
    const source = getStoreSource(context);
    const store = await findStore(id, source.calls);
    return store && describeStore(store, source);
  } catch (error) {
    logFailure(error, context);
    return undefined;
  }
}

function logFailure(error: unknown, { services, site }: RequestContext): void {
  services.log.error('[cairn] [stores] the stores could not be loaded', { reason: String(error), siteId: site.siteId });
}
