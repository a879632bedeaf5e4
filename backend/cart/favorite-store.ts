import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The shopper's store and what it has, by sku. */
export interface FavoriteStore {
  readonly id: string;
  readonly name: string;
  readonly units: ReadonlyMap<string, number>;
}

/** One statement; undefined for a store that the brand does not have. */
export async function readFavoriteStore(
  db: Kysely<Tables>,
  brand: string,
  storeId: string,
  skus: readonly string[],
): Promise<FavoriteStore | undefined> {
  const rows = await db
    .selectFrom('stores')
    .leftJoin('stock', (join) => join.onRef('stock.location', '=', 'stores.id').on('stock.sku', 'in', skus.length > 0 ? skus : ['']))
    .select(['stores.id', 'stores.name', 'stock.sku', 'stock.quantity'])
    .where('stores.id', '=', storeId)
    .where('stores.brand', '=', brand)
    .execute();
  const store = rows[0];
  if (!store) return undefined;
  return { id: store.id, name: store.name, units: new Map(rows.map(({ sku, quantity }) => [sku ?? '', quantity ?? 0])) };
}
