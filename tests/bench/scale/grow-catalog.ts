import { sql, type Kysely } from 'kysely';
import { rebuildListings } from '#backend/catalog/listings/rebuild-listings.ts';
import type { Tables } from '#backend/database/tables.ts';

export const site = 'TARNFELL-US';
/** The seed's own styles begin with TF. */
const mark = 'Z';
const words = 400;
const getId = (number: string): string => `'${mark}' || lpad((${number})::text, 7, '0')`;

/**
 * Uses styles of the brand as templates, in order: the n-th generated style copies one of them, with its own name, and so do all its rows.
 */
const createGeneratedStyles = (from: number, to: number): string => `
  with templates as (select id, row_number() over (order by id) - 1 as place from styles where brand = 'tarnfell' and not digital and id like 'TF%'),
  made as (select ${getId('n')} as id, n, t.id as template
    from generate_series(${from}, ${to}) n join templates t on t.place = n % (select count(*) from templates))`;

/** Turns a number into a word of letters for names. */
const getWord = (number: string): string => `translate(lpad(to_hex((${number}) * 7919 % 65536), 5, 'k'), '0123456789', 'ghilmnoprs')`;

const getStatements = (from: number, to: number): readonly string[] => [
  `${createGeneratedStyles(from, to)} insert into styles select m.id, s.brand, s.kind, s.gender, s.season, s.badge, s.eyebrow, s.size_scale, s.size_chart, s.features,
    s.digital, s.max_qty, s.notify_me, s.rating_score, s.rating_count, s.rank - m.n % 97, s.released_on, s.category_id
    from made m join styles s on s.id = m.template`,
  `${createGeneratedStyles(from, to)} insert into style_texts select m.id, t.language, t.name || ' ' || ${getWord(`m.n % ${words}`)}, t.slug || '-' || m.n, t.kind_label,
    t.tagline, t.description, t.features, t.material, t.care from made m join style_texts t on t.style_id = m.template`,
  `${createGeneratedStyles(from, to)} insert into style_categories select m.id, c.category_id from made m join style_categories c on c.style_id = m.template`,
  `${createGeneratedStyles(from, to)} insert into colorways select m.id, w.color_code, w.position, w.listed, w.gallery
    from made m join colorways w on w.style_id = m.template`,
  `${createGeneratedStyles(from, to)} insert into variants select replace(v.sku, m.template, m.id), m.id, v.color_code, v.size, v.fit, v.position, v.upc
    from made m join variants v on v.style_id = m.template`,
  // Grows one site only, because a site never reads the listings of other sites.
  `${createGeneratedStyles(from, to)} insert into prices select m.id, p.color_code, p.site_id, p.currency, p.original_minor, p.current_minor
    from made m join prices p on p.style_id = m.template and p.site_id = '${site}'`,
  `${createGeneratedStyles(from, to)} insert into stock select replace(k.sku, m.template, m.id), k.location, k.quantity
    from made m join variants v on v.style_id = m.template join stock k on k.sku = v.sku and k.location = '${site}'`,
];

const portion = 5000;

/** Grows the site's catalog to a number of styles. */
export async function growCatalog(db: Kysely<Tables>, size: number): Promise<void> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from styles where brand = 'tarnfell'`.execute(db);
  const present = rows[0]?.count ?? 0;
  for (let from = present; from < size; from += portion) {
    for (const statement of getStatements(from, Math.min(from + portion, size) - 1)) await sql.raw(statement).execute(db);
  }
  // The statistics of the smaller catalog would make each page of styles take seconds.
  await sql`analyze`.execute(db);
  await db.transaction().execute(rebuildListings);
}

/** Creates guest carts with one line each that the bench never reads. */
export async function fillCarts(db: Kysely<Tables>, count: number): Promise<void> {
  await sql`insert into customers (id, brand, role, created_at, updated_at)
    select gen_random_uuid(), 'tarnfell', 'guest', now(), now() from generate_series(1, ${sql.lit(count)})`.execute(db);
  const line = JSON.stringify([{ id: 'line', sku: 'TARNFELL:TFKES01M:G4S:M::1:', quantity: 1 }]);
  await sql`insert into carts (id, customer_id, site_id, status, version, lines, shipments, tenders, created_at, updated_at)
    select gen_random_uuid(), id, ${sql.lit(site)}, 'open', 1, ${line}::jsonb, '[]', '[]', now(), now()
    from customers where role = 'guest' limit ${sql.lit(count)}`.execute(db);
}
