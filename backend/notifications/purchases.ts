import { sql } from 'kysely';

/**
 * SQL condition: the visitor or the address of a request `n` has bought the variant, or another size in its color, since the request. A SKU
 * has the form BRAND:STYLE:COLOR:SIZE:….
 */
export const isPurchased = sql<boolean>`exists (
  select from (
    select content, state from orders where customer_id = n.customer_id and placed_at >= n.requested_at
    union all select content, state from orders where lower(email) = n.email and site_id = n.site_id and placed_at >= n.requested_at
  ) bought, jsonb_array_elements(bought.content -> 'rows') line
  where bought.state not in ('releasing', 'cancelled')
    and split_part(line -> 'item' ->> 'sku', ':', 2) = split_part(n.sku, ':', 2)
    and split_part(line -> 'item' ->> 'sku', ':', 3) = split_part(n.sku, ':', 3))`;
