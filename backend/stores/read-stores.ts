import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Store } from './store.ts';

/**
 * SQL of a row of `stores` as a Store.
 * @param alias Alias of the table in the statement
 */
export function storeJson(alias: string): RawBuilder<Store> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Store>`json_build_object(
    'id', ${column('id')}, 'brand', ${column('brand')}, 'name', ${column('name')},
    'addressLine1', ${column('address_line1')}, 'city', ${column('city')}, 'region', ${column('region')},
    'postalCode', ${column('postal_code')}, 'country', ${column('country')}, 'phone', ${column('phone')},
    'latitude', ${column('latitude')}, 'longitude', ${column('longitude')}, 'timeZone', ${column('time_zone')},
    'hours', ${column('hours')}, 'specialDays', ${column('special_days')}, 'services', ${column('services')},
    'closed', ${column('closed')}, 'pickupCutOff', ${column('pickup_cut_off')}, 'pickupMinutes', ${column('pickup_minutes')})`;
}

/** SQL of the available units of a SKU in a store, without reserved ones; null without a SKU. */
export function storeUnits(storeId: RawBuilder<unknown>, sku: string | undefined, now: Date): RawBuilder<number | null> {
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
    .select([storeJson('stores').as('store'), storeUnits(sql.ref('stores.id'), sku, now).as('inventory')])
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute();
}
