import { sql, type Transaction } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { buildSeedStyles } from './build-catalog.ts';
import { specialStyles } from './special-styles.ts';

/** A variant that demonstrations and tests can always buy, in every site and in every store of its brand. */
export const reliableSku = 'TARNFELL:TFKES01M:G4S:M::1:';

/**
 * Writes stock derived from SKU and location alone: one variant in ten is sold out online and one is low; a store carries two styles of
 * five, and the reliable one. All styles are those of the seed.
 */
export async function seedStock(transaction: Transaction<Tables>): Promise<void> {
  const sites = JSON.stringify(shopSites.map(({ id, brand }) => ({ id, brand })));
  const soldOut = JSON.stringify(specialStyles.soldOut);
  const lowStock = JSON.stringify(buildSeedStyles().flatMap(({ id, lowStock: isLow }) => (isLow ? [id] : [])));
  await sql`insert into stock (sku, location, quantity)
    select sku, location, case
      when style_id in (select jsonb_array_elements_text(${soldOut}::jsonb)) then 0
      when digital then 100000
      when sku = ${reliableSku} then 250
      when style_id = ${specialStyles.withoutVariants} then 80
      when style_id in (select jsonb_array_elements_text(${lowStock}::jsonb)) then n % 5
      when n % 100 < 9 then 0
      when n % 100 < 20 then 1 + n % 4
      else 5 + n % 60 end
    from (
      select v.sku, s.id as style_id, s.digital, p.id as location,
        ('x' || substr(md5(v.sku || p.id), 1, 7))::bit(28)::int as n
      from variants v join styles s on s.id = v.style_id
      join jsonb_to_recordset(${sites}::jsonb) as p(id text, brand text) on p.brand = s.brand
    ) as shelf`.execute(transaction);
  await sql`insert into stock (sku, location, quantity)
    select v.sku, t.id, case when v.sku = ${reliableSku} then 12 else ('x' || substr(md5(v.sku || t.id), 1, 7))::bit(28)::int % 6 end
    from styles s join stores t on t.brand = s.brand
      and (s.id = ${reliableSku.split(':')[1]} or ('x' || substr(md5(s.id || t.id), 1, 7))::bit(28)::int % 5 < 2)
    join variants v on v.style_id = s.id
    where not s.digital`.execute(transaction);
}
