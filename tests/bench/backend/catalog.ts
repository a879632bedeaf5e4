import { sql } from 'kysely';
import { seedCatalog } from '#demo/seeds/catalog/seed-catalog.ts';
import { createDatabase } from '#backend/database/create-database.ts';
import { site } from './site.ts';

export interface Catalog {
  /** One SKU per style. */
  readonly skus: readonly string[];
  readonly styles: readonly string[];
}

const silent = { info: () => undefined, warn: () => undefined, error: (sentence: string) => console.error(sentence) };

export const getDatabaseUrl = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/**
 * Creates databases with the given names from the seeded catalog, with more stock than a bench can sell, so that each side has its own
 * rows.
 */
export async function prepareCatalogs(url: string, [first = '', ...others]: readonly string[]): Promise<Catalog> {
  const server = await createDatabase({ url });
  await sql`create database ${sql.id(first)}`.execute(server.db);
  const { db, close } = await createDatabase({ url: getDatabaseUrl(url, first) });
  await seedCatalog({ db, clock: { now: () => new Date() }, log: silent });
  await sql`update stock set quantity = 100000000`.execute(db);
  await sql`update styles set max_qty = 100000000`.execute(db);
  await sql`vacuum full analyze`.execute(db);
  const found = await sql<{ sku: string; style_id: string }>`select distinct on (v.style_id) v.sku, v.style_id from variants v
    join styles s on s.id = v.style_id join listings l on l.style_id = s.id and l.site_id = ${site}
    where not s.digital and v.size <> '' order by v.style_id, v.position`.execute(db);
  await close();
  for (const other of others) await sql`create database ${sql.id(other)} template ${sql.id(first)}`.execute(server.db);
  await server.close();
  return { skus: found.rows.map(({ sku }) => sku), styles: found.rows.map(({ style_id }) => style_id) };
}
