import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { buildIsWithin, buildKilometers, buildStraightDistance, type Position } from './distance.ts';
import { buildStoreJson, buildStoreUnits } from './read-stores.ts';
import type { Store, StoreService } from './store.ts';

export interface StoreQuery {
  readonly brand: string;
  readonly origin: Position;
  /** Kilometers. */
  readonly radius?: number;
  readonly services: readonly StoreService[];
  /** Adds its units per store. */
  readonly sku?: string;
  readonly now: Date;
  readonly start: number;
  /** null for no limit. */
  readonly count: number | null;
}

export interface FoundStore {
  readonly store: Store;
  readonly distance: number;
  /** Null without a SKU. */
  readonly inventory: number | null;
}

export interface FoundStores {
  /** Total number of stores on all pages. */
  readonly total: number;
  readonly stores: readonly FoundStore[];
}

/** Returns a page of the stores around a position, nearest first, without permanently closed ones, in one statement. */
export async function findStores(db: Kysely<Tables>, query: StoreQuery): Promise<FoundStores> {
  const { brand, origin, radius, services, sku, now, start, count } = query;
  const matches = sql`s.brand = ${brand} and not s.closed and s.services @> ${services}::text[]
    ${radius === undefined ? sql`` : sql`and ${buildIsWithin('s.position', origin, radius)}`}`;
  const result = await sql<FoundStores>`select
    (select count(*)::int from stores s where ${matches}) as total,
    (select coalesce(json_agg(found order by found.distance, found.store ->> 'id'), '[]') from (
      select ${buildStoreJson('s')} as store, ${buildKilometers('s.position', origin)} as distance,
        ${buildStoreUnits(sql.ref('s.id'), sku, now)} as inventory
      from stores s where ${matches}
      order by ${buildStraightDistance('s.position', origin)}, s.id
      limit ${count}::int offset ${start}::int) as found) as stores`.execute(db);
  return result.rows[0] ?? { total: 0, stores: [] };
}
