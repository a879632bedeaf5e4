import type { Kysely } from 'kysely';
import type { StoreResults, StoreSearch } from '#generated/openapi/stores.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../ports.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext, type ShopContext } from '../sites/shop-site.ts';
import { findStores, type FoundStores } from './find-stores.ts';
import { getOpening } from './opening.ts';
import { resolveOrigin } from './places/resolve-origin.ts';
import { readStoresWithUnits } from './read-stores.ts';
import { showStore } from './show-store.ts';
import type { Store } from './store.ts';
import { createUnknownStoreError } from './unknown-store.ts';

export interface StorePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

interface Search extends StoreSearch {
  readonly shop: ShopContext;
  readonly now: Date;
  readonly start: number;
  readonly count: number;
}

/** Default page size. */
export const defaultCount = 20;

/** Returns stores around a place or position, nearest first, or by their ids, in one statement. Empty for an unknown place. */
export function createSearchStores({ db, clock }: StorePorts): Handler<'searchStores'> {
  return {
    async handle({ body, context }) {
      const search: Search = {
        ...body,
        shop: getShopContext(context),
        now: clock.now(),
        start: body.start ?? 0,
        count: body.count ?? defaultCount,
      };
      return { body: await (body.by.storeIds ? searchIds(db, search, body.by.storeIds) : searchAround(db, search)) };
    },
  };
}

async function searchAround(db: Kysely<Tables>, { by, ...search }: Search): Promise<StoreResults> {
  const { shop, now, start, count, services = [], openNow, sku, radius } = search;
  const origin = await resolveOrigin(by, shop.site.country);
  if (!origin) return { total: 0, stores: [] };
  const query = { brand: shop.site.brand, origin, radius, services, sku, now };
  // Opening hours are computed here in each store's time zone, so that open stores are filtered and paged after reading all.
  const found = openNow
    ? filterOpenStores(await findStores(db, { ...query, start: 0, count: null }), search)
    : await findStores(db, { ...query, start, count });
  return {
    origin,
    total: found.total,
    stores: found.stores.map(({ store, distance, inventory }) =>
      showStore(store, { shop, now, distance, inventory: inventory ?? undefined }),
    ),
  };
}

const isOpen = (store: Store, now: Date): boolean => getOpening(store, now).state === 'open';

function filterOpenStores({ stores }: FoundStores, { now, start, count }: Pick<Search, 'now' | 'start' | 'count'>): FoundStores {
  const open = stores.filter(({ store }) => isOpen(store, now));
  return { total: open.length, stores: open.slice(start, start + count) };
}

/** @throws CallError STR404 if all ids are unknown */
async function searchIds(db: Kysely<Tables>, search: Search, ids: readonly string[]): Promise<StoreResults> {
  const { shop, now, start, count, services = [], openNow, sku } = search;
  const known = await readStoresWithUnits(db, { brand: shop.site.brand, ids, sku, now });
  if (known.length === 0) throw createUnknownStoreError(ids[0]);
  const found = known.filter(
    ({ store }) => services.every((service) => store.services.includes(service)) && (!openNow || isOpen(store, now)),
  );
  const page = found.slice(start, start + count);
  return {
    total: found.length,
    stores: page.map(({ store, inventory }) => showStore(store, { shop, now, inventory: inventory ?? undefined })),
  };
}
