import { sql } from 'kysely';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { shopOf } from '../sites/shop-site.ts';
import { splitProductId, unknownProduct } from './unknown-product.ts';

interface Found {
  readonly known: boolean;
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[];
}

/** What stores of the brand hold of a product, or of one sku of it, in the order asked; stores that there are not are left out. One statement. */
export function createGetAvailability({ db }: CatalogPorts): Handler<'getAvailability'> {
  return {
    async handle({ params, body, context }) {
      const { site } = shopOf(context);
      const [styleId, code] = splitProductId(params.productId);
      const { sku, storeIds } = body;
      if (sku !== undefined && sku.split(':')[1] !== styleId) throw badRequest([`body/sku: is not of product ${params.productId}`]);
      const result = await sql<Found>`with wanted as (
          select v.sku from variants v join styles s on s.id = v.style_id
          where v.style_id = ${styleId} and s.brand = ${site.brand}
            and (${code} = '' or v.color_code = ${code}) and (${sku ?? ''} = '' or v.sku = ${sku ?? ''}))
        select exists (select 1 from wanted) as known,
          (select coalesce(json_agg(json_build_object('storeId', t.id, 'quantity',
              (select coalesce(sum(k.quantity), 0)::int from wanted join stock k on k.sku = wanted.sku and k.location = t.id)) order by asked.place), '[]')
            from unnest(${storeIds}::text[]) with ordinality as asked(id, place)
            join stores t on t.id = asked.id and t.brand = ${site.brand}) as stores`.execute(db);
      const found = result.rows[0];
      if (!found?.known) throw unknownProduct(sku ?? params.productId, site.id);
      return { body: { storeInventory: [...found.stores] } };
    },
  };
}
