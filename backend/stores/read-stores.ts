import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Store } from './store.ts';

/**
 * SQL of a row of `stores` as a Store, for a select of any statement.
 * @param alias Name of the table in that statement.
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

/** Stores of the brand in the order of their ids, also those that closed for good; ids that the brand does not have are left out. One statement. */
export async function readStores(db: Kysely<Tables>, brand: string, ids: readonly string[]): Promise<readonly Store[]> {
  const rows = await db
    .selectFrom('stores')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('brand', '=', brand)
    .select(storeJson('stores').as('store'))
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute();
  return rows.map(({ store }) => store);
}

/** One statement; undefined for a store that the brand does not have. A store that closed for good is returned as such. */
export async function readStore(db: Kysely<Tables>, brand: string, id: string): Promise<Store | undefined> {
  return (await readStores(db, brand, [id]))[0];
}
