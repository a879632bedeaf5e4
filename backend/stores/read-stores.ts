import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Store } from './store.ts';

/**
 * SQL of a row of `stores` as a Store.
 * @param alias Alias of the table in the statement
 */
export function buildStoreJson(alias: string): RawBuilder<Store> {
  const getColumn = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Store>`json_build_object(
    'id', ${getColumn('id')}, 'brand', ${getColumn('brand')}, 'name', ${getColumn('name')},
    'addressLine1', ${getColumn('address_line1')}, 'city', ${getColumn('city')}, 'region', ${getColumn('region')},
    'postalCode', ${getColumn('postal_code')}, 'country', ${getColumn('country')}, 'phone', ${getColumn('phone')},
    'latitude', ${getColumn('latitude')}, 'longitude', ${getColumn('longitude')}, 'timeZone', ${getColumn('time_zone')},
    'hours', ${getColumn('hours')}, 'specialDays', ${getColumn('special_days')}, 'services', ${getColumn('services')},
    'closed', ${getColumn('closed')}, 'pickupCutOff', ${getColumn('pickup_cut_off')}, 'pickupMinutes', ${getColumn('pickup_minutes')})`;
}

/** SQL of the available units of a SKU in a store, without reserved ones; null without a SKU. */
export function buildStoreUnits(storeId: RawBuilder<unknown>, sku: string | undefined, now: Date): RawBuilder<number | null> {
  if (sku === undefined) return sql`null::int`;
  return sql`coalesce((select available_units(k.quantity, k.holds, ${now}::timestamptz, null::uuid) from stock k
    where k.sku = ${sku} and k.location = ${storeId}), 0)`;
}

export interface StoresQuery {
  readonly brand: string;
  readonly ids: readonly string[];
  /** Adds its units per store. */
  readonly sku?: string;
  readonly now: Date;
}

export interface StoreWithUnits {
  readonly store: Store;
  /** Null without a SKU. */
  readonly inventory: number | null;
}

/** Returns the brand's stores in the order of the ids, including permanently closed ones, in one statement. Unknown ids are left out. */
export function readStoresWithUnits(db: Kysely<Tables>, { brand, ids, sku, now }: StoresQuery): Promise<readonly StoreWithUnits[]> {
  return db
    .selectFrom('stores')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('brand', '=', brand)
    .select([buildStoreJson('stores').as('store'), buildStoreUnits(sql.ref('stores.id'), sku, now).as('inventory')])
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute();
}
