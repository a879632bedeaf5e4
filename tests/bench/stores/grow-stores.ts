import { sql, type Kysely } from 'kysely';
import type { Position } from '#backend/stores/distance.ts';
import { insertRows } from '#backend/database/insert-rows.ts';
import type { Tables } from '#backend/database/tables.ts';

const counts = { points: 50_000, stores: 200, sizes: 20 };
const template = 'TFKES01M';

export const BENCH_STYLE = 'ZBENCH01';
export const BENCH_STORES = Array.from({ length: counts.stores }, (_, index) => `TF-BENCH-${index}`);

/** Gives the same numbers on every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function createPositionInGermany(random: () => number): Position {
  return { latitude: 47.5 + random() * 7.2, longitude: 6 + random() * 9 };
}

export function createPosition(random: () => number): Position {
  return { latitude: random() * 180 - 90, longitude: random() * 360 - 180 };
}

const address = { address_line1: '1 Street', city: 'City', region: null, postal_code: '10000' };
const hours = ['10:00-19:00', null];

/** Four points of five are in Germany, the others anywhere. */
function* pointRows(random: () => number): Generator<Record<string, unknown>> {
  for (let index = 0; index < counts.points; index += 1) {
    const isGerman = index % 5 !== 0;
    const place = { country: isGerman ? 'DE' : 'US', ...(isGerman ? createPositionInGermany(random) : createPosition(random)) };
    yield { id: `P${index}`, carrier: 'Bench', name: 'Point', ...address, ...place, hours };
  }
}

function* storeRows(random: () => number): Generator<Record<string, unknown>> {
  const options = { special_days: [], services: ['pickup'], closed: false, pickup_cut_off: '17:00', pickup_minutes: 60 };
  const usual = { brand: 'tarnfell', name: 'Store', country: 'US', phone: '+13035550100', time_zone: 'America/Denver', hours };
  for (const id of BENCH_STORES) yield { id, ...usual, ...address, ...options, ...createPosition(random) };
}

/** Adds collection points, stores, and stock in each store for a style with 20 sizes and for all other styles of the brand. */
export async function growStores(db: Kysely<Tables>): Promise<void> {
  const random = createRandom(32);
  await db.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'collection_points', [...pointRows(random)]);
    await insertRows(transaction, 'stores', [...storeRows(random)]);
    await sql`insert into styles select (jsonb_populate_record(s, ${JSON.stringify({ id: BENCH_STYLE })}::jsonb)).*
      from styles s where id = ${template}`.execute(transaction);
    await sql`insert into variants select (jsonb_populate_record(v, jsonb_build_object('style_id', ${BENCH_STYLE}::text, 'size', n,
        'position', n, 'upc', lpad(n::text, 12, '9'), 'sku', 'TARNFELL:' || ${BENCH_STYLE}::text || ':G4S:' || n || '::1:'))).*
      from variants v, generate_series(1, ${counts.sizes}::int) n
      where v.sku = (select min(sku) from variants where style_id = ${template})`.execute(transaction);
    await sql`insert into stock (sku, location, quantity)
      select v.sku, s.id, 5 from variants v join styles t on t.id = v.style_id and t.brand = 'tarnfell', stores s
      where s.id like 'TF-BENCH-%'`.execute(transaction);
  });
  await sql`analyze`.execute(db);
}
