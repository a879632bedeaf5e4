import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { StoreService } from '../../stores/store.ts';

/** Stores of the seed. */
export const denver = 'TF-DEN-01';
export const boston = 'TF-BOS-01';

interface OpenStore {
  readonly services?: readonly StoreService[];
  readonly closed?: boolean;
  /** Units by SKU. */
  readonly units?: Readonly<Record<string, number>>;
}

/** Adds a store that is open daily from 10:00 to 20:00, and offers pickup and ship to store. */
export async function openStore(
  db: Kysely<Tables>,
  id: string,
  { services = ['pickup', 'shipToStore'], closed = false, units = {} }: OpenStore = {},
): Promise<void> {
  const hours = JSON.stringify(Array.from({ length: 7 }, () => '10:00-20:00'));
  await db
    .updateTable('stores')
    .set({ services: [...services], closed, hours, time_zone: 'America/Denver', pickup_cut_off: '17:00', pickup_minutes: 120 })
    .where('id', '=', id)
    .execute();
  for (const [sku, quantity] of Object.entries(units)) await setUnits(db, id, sku, quantity);
}

/** Sets the units of a stock location. */
export async function setUnits(db: Kysely<Tables>, location: string, sku: string, quantity: number): Promise<void> {
  await db
    .insertInto('stock')
    .values({ sku, location, quantity })
    .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet({ quantity, holds: '{}' }))
    .execute();
}

export async function getUnits(db: Kysely<Tables>, location: string, sku: string): Promise<number> {
  const row = db.selectFrom('stock').select('quantity').where('sku', '=', sku).where('location', '=', location);
  return (await row.executeTakeFirst())?.quantity ?? 0;
}

/** A collection point in Berlin. */
export const kiosk = 'PP-TEST-01';

export async function openKiosk(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('collection_points')
    .values({
      id: kiosk,
      carrier: 'Paketpunkt',
      name: 'Kiosk am Koppenplatz',
      address_line1: 'Auguststraße 41',
      city: 'Berlin',
      postal_code: '10119',
      country: 'DE',
      latitude: 52.5276,
      longitude: 13.3981,
      hours: JSON.stringify(['08:00-19:00', '08:00-19:00', '08:00-19:00', '08:00-19:00', '08:00-19:00', null, null]),
    })
    .execute();
}
