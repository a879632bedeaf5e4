import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import { assertKnownCustomer, unknownCustomer } from '../authentication/authenticate.ts';
import type { CartLine } from '../database/documents/cart-document.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import type { CartTender } from '../database/documents/tender-document.ts';
import type { Tables } from '../database/tables.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { placeItems } from '../delivery/shipments.ts';
import { CallError } from '../router/call-error.ts';

/** What changes of a cart. */
export interface CartParts {
  readonly lines: readonly CartLine[];
  readonly shipments: readonly CartShipment[];
  readonly tenders: readonly CartTender[];
  readonly billingAddress: Address | null;
}

export interface CartRecord extends CartParts {
  readonly id: string;
  readonly siteId: string;
  readonly status: Cart['status'];
  readonly version: number;
}

function toRecord(row: Selectable<Tables['carts']>): CartRecord {
  const { id, site_id: siteId, status, version, lines, shipments, tenders, billing_address: billingAddress } = row;
  return { id, siteId, status, version, lines, shipments, tenders, billingAddress };
}

/** The customer's cart on this site, with its row locked where a transaction asks for it. 404 BSK404 for an unknown one and for another customer's alike. */
export async function readCart(
  db: Kysely<Tables>,
  { customer, siteId }: CustomerContext,
  basketId: string,
  lock: 'lock' | 'none' = 'none',
): Promise<CartRecord> {
  const row = await db
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', basketId)
    .where('customer_id', '=', customer.id)
    .where('site_id', '=', siteId)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (row) return toRecord(row);
  await assertKnownCustomer(db, customer);
  throw new CallError(404, 'BSK404', ['There is no such cart.']);
}

/** The parts with every line in its shipment. */
const placed = <Parts extends CartParts>(parts: Parts): Parts => ({
  ...parts,
  shipments: placeItems(
    parts.shipments,
    parts.lines.map(({ id, description }) => ({ id, item: description })),
  ),
});

const toColumns = ({ lines, shipments, tenders, billingAddress }: CartParts) => ({
  lines: JSON.stringify(lines),
  shipments: JSON.stringify(shipments),
  tenders: JSON.stringify(tenders),
  billing_address: billingAddress && JSON.stringify(billingAddress),
});

/** Stores a new cart. 403 AUT498 where the customer is unknown. */
export async function insertCart(
  db: Kysely<Tables>,
  { customer, siteId }: CustomerContext,
  id: string,
  now: Date,
  lines: readonly CartLine[] = [],
): Promise<CartRecord> {
  const parts = placed({ lines, shipments: [], tenders: [], billingAddress: null });
  const stored = await db
    .insertInto('carts')
    .columns(['id', 'customer_id', 'site_id', 'status', 'version', 'lines', 'shipments', 'tenders', 'created_at', 'updated_at'])
    .expression((build) =>
      build
        .selectFrom('customers')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'customers.id as customer_id',
          sql<string>`${siteId}::text`.as('site_id'),
          sql<'open'>`'open'`.as('status'),
          sql<number>`1`.as('version'),
          sql<string>`${JSON.stringify(lines)}::jsonb`.as('lines'),
          sql<string>`${JSON.stringify(parts.shipments)}::jsonb`.as('shipments'),
          sql<string>`'[]'::jsonb`.as('tenders'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ])
        .where('customers.id', '=', customer.id),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw unknownCustomer();
  return { id, siteId, status: 'open', version: 1, ...parts };
}

/** Stores a changed cart as the next version; null where another call has changed it since it was read without a lock. */
export async function saveCart(db: Kysely<Tables>, changed: CartRecord, now: Date): Promise<CartRecord | null> {
  const cart = placed(changed);
  const version = cart.version + 1;
  const stored = await db
    .updateTable('carts')
    .set({ ...toColumns(cart), status: cart.status, version, updated_at: now })
    .where('id', '=', cart.id)
    .where('version', '=', cart.version)
    .returning('id')
    .executeTakeFirst();
  return stored ? { ...cart, version } : null;
}
