import { describeStore } from '#commerce/stores/describe-store.ts';
import { findStore } from '#commerce/stores/find-stores.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { getStoreSource } from '../../../stores/store-source.ts';

/** Maximum number of other stores. */
const MAX_STORES = 3;
/** Maximum distance of a nearby store in kilometers. */
const RADIUS = 300;

/** Other stores near this one. */
export const nearby = defineDeferredSection({
  name: 'stores nearby',
  missing: [400, 404],
  async load({ params, context }) {
    const { calls } = context.session;
    const store = await findStore(params.store ?? '', calls);
    if (!store) return [];
    const { latitude, longitude } = store;
    const { stores } = await searchStores(calls, {
      body: { by: { position: { latitude, longitude } }, radius: RADIUS, start: 0, count: MAX_STORES + 1 },
    });
    return stores
      .filter(({ id }) => id !== store.id)
      .slice(0, MAX_STORES)
      .map((other) => describeStore(other, getStoreSource(context)));
  },
});
