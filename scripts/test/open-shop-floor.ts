import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import { setUnits } from '#backend/delivery/testing/places-of-tests.ts';
import type { StoreService } from '#backend/stores/store.ts';

/** Units of a variant at a store or warehouse, or the state of a store. */
export type FloorChange =
  | { readonly location: string; readonly sku: string; readonly units: number }
  | { readonly store: string; readonly closed: boolean }
  | { readonly store: string; readonly services: readonly StoreService[] };

/**
 * Serves changes of stock and stores for journeys, on localhost only. No operation of the shop makes them, and the embedded database belongs
 * to this process, so the database that the shop opens next is used.
 */
export function openShopFloor(port: number): void {
  const create = PGlite.create.bind(PGlite);
  let database: Kysely<Tables> | undefined;
  PGlite.create = async (...options: Parameters<typeof create>) => {
    const pglite = await create(...options);
    database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
    return pglite;
  };
  createServer((request, response) => {
    const apply = async (): Promise<void> => {
      if (!database) throw new Error('the shop has no database yet');
      await applyChange(database, (await json(request)) as FloorChange);
    };
    apply().then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  })
    .listen(port, 'localhost')
    .unref();
}

async function applyChange(db: Kysely<Tables>, change: FloorChange): Promise<void> {
  if ('location' in change) return setUnits(db, change.location, change.sku, change.units);
  const { store, ...state } = change;
  const set = 'services' in state ? { services: [...state.services] } : state;
  await db.updateTable('stores').set(set).where('id', '=', store).execute();
}
