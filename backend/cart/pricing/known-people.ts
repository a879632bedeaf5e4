import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { StoredCart } from '../cart-record.ts';
import {
  getCounterKey,
  getFirstOrderCounters,
  getMailbox,
  selectMailbox,
  type Counter,
  type CouponHolder,
} from '../../promotions/counters/counter.ts';
import {
  readCounters,
  selectCounters,
  toCounterValues,
  type CounterRow,
  type CounterValues,
} from '../../promotions/counters/read-counters.ts';
import { findPromotionsOfCode } from '../../promotions/engine/match-coupons.ts';
import type { PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';
import { shopSites, type ShopSite } from '../../sites/shop-site.ts';

/** People who are not new customers. */
export interface KnownPeople {
  /** Those of the cart's possible email addresses that have orders. */
  readonly mailboxes: ReadonlySet<string>;
  /** True if the address of the cart's account has orders, or the customer has used a promotion for new customers. */
  readonly isCustomerKnown: boolean;
}

const noKnownPeople: KnownPeople = { mailboxes: new Set(), isCustomerKnown: false };

/** True if a promotion of the cart may depend on whether its customer is new. */
export function dependsOnNewCustomers(prepared: PreparedPromotions, codes: readonly string[]): boolean {
  const { automatic, ofNewCustomers } = prepared;
  if (ofNewCustomers.size === 0 && !prepared.segments.has('new-customer')) return false;
  return [...automatic, ...codes.flatMap((code) => findPromotionsOfCode(prepared, code))].some(({ segments }) =>
    segments?.includes('new-customer'),
  );
}

interface PersonQuestion {
  readonly counters: readonly Counter[];
  /** Undefined if no promotion depends on it. */
  readonly people?: {
    readonly site: ShopSite;
    readonly cart: Pick<StoredCart, 'id' | 'status'>;
    /** The cart's customer with each of its possible addresses. */
    readonly holders: readonly CouponHolder[];
  };
}

const hasAddress = (holder: CouponHolder): holder is CouponHolder & { readonly email: string } => holder.email !== undefined;

interface Found {
  readonly counters: readonly CounterRow[];
  readonly mailboxes: readonly string[];
  readonly isCustomerKnown: boolean;
}

/** Reads the coupon counters and the known people of a cart in one statement, or in none if there is nothing to read. */
export async function readPersonFacts(
  db: Kysely<Tables>,
  { counters, people }: PersonQuestion,
): Promise<{ readonly used: CounterValues; readonly known: KnownPeople }> {
  if (!people) return { used: await readCounters(db, counters), known: noKnownPeople };
  const { site, cart, holders } = people;
  const addresses = holders.filter(hasAddress);
  // The order of a cart has counted itself.
  const first = cart.status === 'open' ? holders.flatMap(getFirstOrderCounters) : [];
  const unique = new Map([...counters, ...first].map((counter) => [getCounterKey(counter), counter]));
  const ofBrand = shopSites.filter(({ brand }) => brand === site.brand).map(({ id }) => id);
  const isOther = sql`o.site_id = any(${ofBrand}::text[]) and o.state <> 'cancelled' and o.cart_id <> ${cart.id}::uuid`;
  const { rows } = await sql<Found>`select
      (select coalesce(json_agg(c), '[]') from (${selectCounters([...unique.values()])}) c) as counters,
      (select coalesce(json_agg(w.mailbox), '[]') from unnest(${addresses.map(({ email }) => getMailbox(email))}::text[]) as w(mailbox)
        where exists (select from orders o where ${selectMailbox(sql`o.email`)} = w.mailbox and ${isOther})
          or exists (select from customers c join orders o on o.customer_id = c.id
            where c.brand = ${site.brand}::text and c.email = w.mailbox and ${isOther})) as mailboxes,
      exists (select from customers c join orders o on ${selectMailbox(sql`o.email`)} = ${selectMailbox(sql`c.email`)}
        where c.id = ${holders[0]?.customerId}::uuid and ${isOther}) as "isCustomerKnown"`.execute(db);
  const used = toCounterValues(rows[0]?.counters ?? []);
  const isUsed = (counter: Counter): boolean => (used.get(getCounterKey(counter)) ?? 0) > 0;
  const returning = addresses.filter((holder) => getFirstOrderCounters(holder).some((one) => one.scope === 'email' && isUsed(one)));
  return {
    used,
    known: {
      mailboxes: new Set([...(rows[0]?.mailboxes ?? []), ...returning.map(({ email }) => getMailbox(email))]),
      isCustomerKnown: rows[0]?.isCustomerKnown === true || first.some((one) => one.scope === 'customer' && isUsed(one)),
    },
  };
}
