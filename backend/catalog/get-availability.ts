import { sql } from 'kysely';
import { availableUnitsSql } from './available-units.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { splitProductId, createUnknownProductError } from './product-id.ts';

interface Found {
  readonly known: boolean;
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[];
}

/**
 * Returns the units of a product, or of one of its skus, in stores of the brand, in the requested order. Unknown and permanently closed
 * stores are omitted. Runs one statement.
 */
export function createGetAvailability({ db, clock }: Pick<CatalogPorts, 'db' | 'clock'>): Handler<'getAvailability'> {
  return {
    async handle({ params, body, context }) {
      const { site } = getShopContext(context);
      const [styleId, code] = splitProductId(params.productId);
      const { sku, storeIds } = body;
      if (sku !== undefined && sku.split(':')[1] !== styleId)
        throw createBadRequestError([`body/sku: does not belong to product ${params.productId}`]);
      const result = await sql<Found>`with wanted as (
          select v.sku from variants v join styles s on s.id = v.style_id
          where v.style_id = ${styleId} and s.brand = ${site.brand}
            and (${code} = '' or v.color_code = ${code}) and (${sku ?? ''} = '' or v.sku = ${sku ?? ''})),
        asked as materialized (
          select t.id, a.place from unnest(${storeIds}::text[]) with ordinality as a(id, place)
          join stores t on t.id = a.id and t.brand = ${site.brand} and not t.closed),
        units as (
          select k.location, sum(${availableUnitsSql('k', { now: clock.now(), customerId: null })})::int as quantity
          -- OFFSET keeps the planner from reading all that the stores have.
          from wanted cross join lateral (select * from stock where sku = wanted.sku offset 0) k
          where k.location in (select id from asked) group by k.location)
        select exists (select 1 from wanted) as known,
          (select coalesce(json_agg(json_build_object('storeId', asked.id, 'quantity', coalesce(units.quantity, 0)) order by asked.place), '[]')
            from asked left join units on units.location = asked.id) as stores`.execute(db);
      const found = result.rows[0];
      if (!found?.known) throw createUnknownProductError(sku ?? params.productId, site.id);
      return { body: { storeInventory: [...found.stores] } };
    },
  };
}
