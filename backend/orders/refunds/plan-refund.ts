import type { Kysely } from 'kysely';
import type { LineUnits, RefundContent } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { fromWire, toWire, type Minor } from '../../money/minor-units.ts';
import { CallError } from '../../router/call-error.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { OrderRecord } from '../order-record.ts';
import type { PriceRules } from '../pricing/price-units.ts';
import type { OrderLineUnits } from '../units/order-units.ts';
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

/** The parts of the ports that determine refunds. */
export type RefundRules = Pick<RefundPorts, 'deliveryKinds' | 'returnRules'>;

export function getPriceRules({ deliveryKinds, returnRules }: RefundRules, order: OrderRecord): PriceRules {
  return { deliveryKinds, refundsDelivery: returnRules(getShopContext({ siteId: order.site_id }).site).refundsDelivery };
}

export async function readRefundContents(db: Kysely<Tables>, orderId: string): Promise<readonly RefundContent[]> {
  const stored = await db.selectFrom('order_refunds').select('content').where('order_id', '=', orderId).orderBy('position').execute();
  return stored.map(({ content }) => content);
}

/** Computes the refund of a change of units. It is exact only for a locked order. */
export async function planRefund(db: Kysely<Tables>, ports: RefundRules, order: OrderRecord, change: UnitsChange): Promise<RefundPlan> {
  const earlier = await readRefundContents(db, order.id);
  return { ...calculateRefund(getPriceRules(ports, order), order, change, earlier), earlier };
}

/** Computes the refund of a return of units, as if all returns that are already requested had been received before. */
export function planReturn(
  ports: RefundRules,
  order: OrderRecord,
  lines: readonly OrderLineUnits[],
  units: readonly LineUnits[],
  earlier: readonly RefundContent[],
): RefundPlan {
  const rules = getPriceRules(ports, order);
  const awaited = lines.map((line) => ({ ...line, returned: line.requested }));
  const requested = calculateRefund(rules, order, { before: lines, after: awaited }, earlier);
  const before = requested.amountMinor === 0 ? earlier : [...earlier, requested.content];
  const after = awaited.map((line) => {
    const qty = units.reduce((sum, one) => sum + (one.lineId === line.line_id ? one.qty : 0), 0);
    return { ...line, returned: line.returned + qty };
  });
  return { ...calculateRefund(rules, order, { before: awaited, after }, before), earlier: before };
}

/** @throws CallError 409 ORD412 if the shopper saw another refund */
export function assertExpectedRefund({ amountMinor }: RefundPlan, expected: number | undefined, { currency }: OrderRecord): void {
  if (expected === undefined || fromWire(expected) === amountMinor) return;
  const expectedRefund = toWire(amountMinor, currency);
  throw new CallError(409, 'ORD412', [{ message: `The refund is ${expectedRefund} now.`, additionalInfo: { expectedRefund } }]);
}
