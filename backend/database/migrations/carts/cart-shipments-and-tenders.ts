import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const itemsOf = (digital: boolean): string => `(
  select coalesce(jsonb_agg(line.value -> 'id' order by line.ordinality), '[]'::jsonb)
  from jsonb_array_elements(lines) with ordinality line
  where (line.value -> 'description' ->> 'isDigitalProduct')::boolean = ${digital})`;

const shipmentOf = (id: string, kind: string, destination: string, method: string, digital: boolean): string => `(
  case when ${destination} is null and ${method} is null and ${itemsOf(digital)} = '[]'::jsonb then '[]'::jsonb
  else jsonb_build_array(jsonb_build_object(
    'id', '${id}', 'kind', '${kind}', 'destination', ${destination}, 'method', ${method}, 'items', ${itemsOf(digital)}))
  end)`;

const statements = [
  `alter table carts add column shipments jsonb, add column tenders jsonb`,
  // The token of a card that has paid an order is of no more use to anybody.
  `update carts set
    shipments = ${shipmentOf('me', 'home', 'shipping_address', 'shipping_method', false)}
      || ${shipmentOf('digital', 'digital', 'contact', 'null::text', true)},
    tenders = case when payment is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
      'id', payment -> 'id', 'kind', 'CREDIT_CARD', 'amountMinor', payment -> 'amountMinor',
      'means', jsonb_build_object(
        'token', case when status = 'ordered' then null else payment -> 'token' end, 'card', payment -> 'card')))
      end`,
  `alter table carts alter column shipments set not null, alter column tenders set not null,
    drop column shipping_method, drop column shipping_address, drop column contact, drop column payment`,
];

/** A cart's delivery and payment become lists, of whatever kinds. */
export const cartShipmentsAndTenders: Migration = {
  name: '010-cart-shipments-and-tenders',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
