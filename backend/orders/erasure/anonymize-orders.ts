import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Registries } from '../../cart/cart-ports.ts';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import type { Tables } from '../../database/tables.ts';
import { removePersonalAddressData } from '../../addresses/parse-address.ts';
import { batchSize } from '../../features/retention.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { erasedRecipient } from '../../mail/queue-mail.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import type { OrderRecord } from '../order-record.ts';

export interface Anonymization {
  readonly registries: Registries;
  readonly now: Date;
  /** Erased orders from this time or before are anonymized. */
  readonly before: Date;
  /** Restricts it to the orders of a customer. */
  readonly customerId?: string;
}

/** True if no address is needed: nothing is being paid, sent, returned or refunded. Alias `o`. */
const hasEnded = sql<boolean>`(o.state = 'cancelled' or (o.progress in ('delivered', 'cancelled', 'returned')
  and not exists (select from order_refunds r where r.order_id = o.id and r.state = 'pending')
  and not exists (select from order_returns r where r.order_id = o.id and r.state = 'requested')))`;

/** The part of an order that bookkeeping needs: goods, amounts, taxes, and the country and region of the tax. */
function anonymizeContent({ deliveryKinds }: Registries, { content }: OrderRecord): OrderContent {
  const { rows, shipments, billingAddress, ...rest } = content;
  return {
    ...rest,
    rows: rows.map(({ giftOption: _giftOption, ...row }) => row),
    shipments: shipments.map((shipment) => {
      const { kind, destination } = shipment;
      const anonymous = destination && getDeliveryKind(deliveryKinds, { kind }).removePersonalData(destination);
      return { ...shipment, destination: anonymous } as OrderShipment;
    }),
    billingAddress: billingAddress && removePersonalAddressData(billingAddress),
  };
}

/** Removes the traces of orders from their parcels, events, carts and mails. Gift cards that are still to be mailed are paid for. */
function buildTraceRemoval(ids: readonly string[]): RawBuilder<unknown> {
  return sql`with ended as (select o.id, o.cart_id, o.next_cart_id from orders o where o.id = any(${ids}::uuid[])),
    parcels as (update order_parcels p set tracking_number = null, tracking_url = null from ended where p.order_id = ended.id),
    events as (update order_events e set request = null, details = e.details - 'trackingNumber' from ended where e.order_id = ended.id),
    mails as (delete from outbox where (sent_at is not null or template <> 'gift-card') and payload ->> 'orderId' = any(${ids}::text[]))
    update carts c set lines = '[]', shipments = '[]', tenders = '[]', billing_address = null, coupons = '[]', bonus_choices = '[]',
      price_adjustments = '[]', device = null, version = c.version + 1
    from ended where c.id in (ended.cart_id, ended.next_cart_id)`;
}

/**
 * Removes the personal data from ended orders of erased accounts, in the caller's transaction.
 * @returns number of orders, up to one batch
 */
export async function anonymizeOrders(db: Kysely<Tables>, { registries, now, before, customerId }: Anonymization): Promise<number> {
  const orders = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.erased_at', '<=', before)
    .where('o.anonymized_at', 'is', null)
    .where(hasEnded)
    .$if(customerId !== undefined, (query) => query.where('o.customer_id', '=', customerId ?? ''))
    .orderBy('o.id')
    .limit(batchSize)
    .forUpdate()
    .execute();
  for (const order of orders) {
    const tenders = order.tenders.map(({ device: _device, challenge: _challenge, ...tender }) => ({
      ...tender,
      tenderData: getTenderKind(registries.tenderKinds, tender.kind).toErasedData(tender.tenderData),
    }));
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction run in order
    await db
      .updateTable('orders')
      .set({
        email: erasedRecipient,
        content: JSON.stringify(anonymizeContent(registries, order)),
        tenders: JSON.stringify(tenders),
        anonymized_at: now,
      })
      .where('id', '=', order.id)
      .execute();
  }
  if (orders.length > 0) await buildTraceRemoval(orders.map(({ id }) => id)).execute(db);
  return orders.length;
}
