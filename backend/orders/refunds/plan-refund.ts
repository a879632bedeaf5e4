import type { Kysely } from 'kysely';
import type { RefundContent } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { Minor } from '../../money/minor-units.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { OrderRecord } from '../order-record.ts';
import type { PriceRules } from '../pricing/price-units.ts';
import { calculateRefund } from './calculate-refund.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { UnitsChange } from './refund-math.ts';

/** A refund before it is stored. */
export interface RefundPlan {
  readonly content: RefundContent;
  /** 0 if nothing is refunded. */
  readonly amountMinor: Minor;
  /** Earlier refunds of the order, oldest first. */
  readonly earlier: readonly RefundContent[];
}

export function getPriceRules(
  { deliveryKinds, returnRules }: Pick<RefundPorts, 'deliveryKinds' | 'returnRules'>,
  order: OrderRecord,
): PriceRules {
  return { deliveryKinds, refundsDelivery: returnRules(getShopContext({ siteId: order.site_id }).site).refundsDelivery };
}

export async function readRefundContents(db: Kysely<Tables>, orderId: string): Promise<readonly RefundContent[]> {
  const stored = await db.selectFrom('order_refunds').select('content').where('order_id', '=', orderId).orderBy('position').execute();
  return stored.map(({ content }) => content);
}

/** Computes the refund of a change of units. It is exact only for a locked order. */
export async function planRefund(
  db: Kysely<Tables>,
  ports: Pick<RefundPorts, 'deliveryKinds' | 'returnRules'>,
  order: OrderRecord,
  change: UnitsChange,
): Promise<RefundPlan> {
  const earlier = await readRefundContents(db, order.id);
  return { ...calculateRefund(getPriceRules(ports, order), order, change, earlier), earlier };
}
