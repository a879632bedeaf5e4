import type { RefundPreviewRequest } from '#generated/openapi/orders.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { toWire } from '../../money/minor-units.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { readOrderActivity, type OrderActivity } from '../activity/read-order-activity.ts';
import { renderRefundParts } from '../activity/render-parts.ts';
import { getUnitsToCancel } from '../cancelling/units-to-cancel.ts';
import { findOrderFor } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { getReturnableUnits } from '../returns/returnable-units.ts';
import { getOpenUnits } from '../units/order-units.ts';
import { calculateRefund } from './calculate-refund.ts';
import { getPriceRules, planReturn, type RefundPlan } from './plan-refund.ts';
import { getRefundAmount, splitRefund } from './refund-math.ts';

type PreviewPorts = Pick<OrderPorts, 'clock' | 'db' | 'deliveryKinds' | 'limiter' | 'returnRules'>;
type Items = RefundPreviewRequest['items'];

const createConflictError = (): CallError => new CallError(409, 'ORD409', ['Some units cannot be canceled or returned.']);

/** @throws 409 ORD409 if there are no units, or more of a line than possible */
function assertPossible(units: readonly LineUnits[], most: ReadonlyMap<string, number>): void {
  if (units.length === 0 || units.some(({ lineId, qty }) => qty > (most.get(lineId) ?? 0))) throw createConflictError();
}

function planCancellation(ports: PreviewPorts, order: OrderRecord, { lines, refunds }: OrderActivity, items: Items): RefundPlan {
  const rules = getPriceRules(ports, order);
  const units = getUnitsToCancel(rules, order, lines, items);
  assertPossible(units, new Map(lines.map((line) => [line.line_id, getOpenUnits(line)])));
  const after = lines.map((line) => {
    const qty = units.find(({ lineId }) => lineId === line.line_id)?.qty ?? 0;
    return { ...line, cancelled: line.cancelled + qty };
  });
  const earlier = refunds.map(({ content }) => content);
  return { ...calculateRefund(rules, order, { before: lines, after }, earlier), earlier };
}

function planRequestedReturn(ports: PreviewPorts, order: OrderRecord, activity: OrderActivity, items: Items): RefundPlan {
  const { lines, parcels, refunds } = activity;
  const { days } = ports.returnRules(getShopContext({ siteId: order.site_id }).site);
  const moment = { now: ports.clock.now(), days };
  const most = new Map(
    order.content.rows.flatMap((row) => {
      const line = lines.find(({ line_id: lineId }) => lineId === row.id);
      return line ? [[row.id, getReturnableUnits(order, row, line, parcels, moment)]] : [];
    }),
  );
  const all = [...most].filter(([, qty]) => qty > 0).map(([itemId, qty]) => ({ itemId, qty }));
  const units = (items ?? all).map(({ itemId, qty }) => ({ lineId: itemId, qty }));
  assertPossible(units, most);
  return planReturn(
    ports,
    order,
    lines,
    units,
    refunds.map(({ content }) => content),
  );
}

/** Previews the refund of a cancellation or return by the functions that refund it. */
export function createPreviewRefund(ports: PreviewPorts): Handler<'previewRefund'> {
  return {
    async handle({ params: { orderId }, body: { email, reason, items }, context }) {
      const order = await findOrderFor(ports, context, { orderNumber: orderId, email });
      const activity = (await readOrderActivity(ports.db, [order.id])).get(order.id);
      if (order.progress === null || !activity) throw createConflictError();
      const plan =
        reason === 'cancelled' ? planCancellation(ports, order, activity, items) : planRequestedReturn(ports, order, activity, items);
      const { currency, tenders, refunded_minor: refundedMinor } = order;
      // Returns that are already requested are refunded first.
      const awaitedMinor = plan.earlier.slice(activity.refunds.length).reduce((sum, content) => sum + getRefundAmount(content), 0);
      return {
        body: {
          currency,
          ...renderRefundParts(plan.content, plan.amountMinor, currency),
          payments: splitRefund(tenders, refundedMinor + awaitedMinor, plan.amountMinor).map(({ tender, amountMinor }) => ({
            paymentInstrumentId: tender.id,
            payment_method_id: tender.kind,
            amount: toWire(amountMinor, currency),
          })),
        },
      };
    },
  };
}
