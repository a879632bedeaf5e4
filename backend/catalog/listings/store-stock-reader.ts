import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import { createBadRequestError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { availableUnitsSql } from '../available-units.ts';
import { createBitsetOf, type Bitset } from '../listing-index/bitset.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';

/** Ids of the styles that a store has in stock. */
export type StoreStyles = readonly string[];

/** @throws CallError 400 for a store that the brand does not have. */
export type ReadStoreStyles = (shop: ShopContext, storeId: string) => Promise<StoreStyles>;

/** Milliseconds. Stock changes with each sale, but a listing only when the last unit of a style is sold. */
const timeToLive = 30_000;
const maxStores = 500;

async function readStoreStyles(db: Kysely<Tables>, clock: Clock, { site }: ShopContext, storeId: string): Promise<StoreStyles | null> {
  const units = availableUnitsSql('k', { now: clock.now(), customerId: null });
  const result = await sql<{ known: boolean; styles: StoreStyles }>`select
    exists (select from stores where id = ${storeId} and brand = ${site.brand} and not closed) as known,
    array(select distinct v.style_id from stock k join variants v on v.sku = k.sku
      where k.location = ${storeId} and k.quantity > 0 and ${units} > 0) as styles`.execute(db);
  const found = result.rows[0];
  return found?.known ? found.styles : null;
}

/** Reads the stock of a store at most twice a minute. */
export function createStoreStockReader({ db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock }): ReadStoreStyles {
  const cached = new LRUCache<string, { readonly until: number; readonly styles: Promise<StoreStyles | null> }>({ max: maxStores });
  return async (shop, storeId) => {
    const now = clock.now().getTime();
    const key = `${shop.site.brand} ${storeId}`;
    const known = cached.get(key);
    const storeStyles = known && now < known.until ? known.styles : readStoreStyles(db, clock, shop, storeId);
    if (storeStyles !== known?.styles) {
      cached.set(key, { until: now + timeToLive, styles: storeStyles });
      storeStyles.catch(() => cached.delete(key));
    }
    const styles = await storeStyles;
    if (!styles) throw createBadRequestError([`query.filters: unknown store "${storeId}" on ${shop.site.id}`]);
    return styles;
  };
}

const positions = new WeakMap<StoreStyles, { readonly index: ListingIndex; readonly set: Bitset }>();

/** Converts a store's styles that the site sells to positions of its index. */
export function getPositionsInStock(index: ListingIndex, styles: StoreStyles): Bitset {
  const known = positions.get(styles);
  if (known?.index === index) return known.set;
  const set = createBitsetOf(
    index.size,
    styles.flatMap((styleId) => index.findPosition(styleId) ?? []),
  );
  positions.set(styles, { index, set });
  return set;
}
