import type { OrderReturn } from '#generated/openapi/shared.ts';
import type { Handler } from '../../router/handler.ts';
import { renderReturnLabel } from '../documents/render-return-label.ts';
import { findOwnOrder } from '../find-order.ts';
import { requestReturn, type ReturnRecord } from './request-return.ts';
import type { ReturnPorts } from './return-ports.ts';

function renderReturn({ id, number, state, lines, ...stored }: ReturnRecord): OrderReturn {
  return {
    returnId: id,
    returnNumber: number,
    state,
    requestedAt: stored.requested_at.toISOString(),
    sendBy: stored.send_by,
    ...(stored.received_at && { receivedAt: stored.received_at.toISOString() }),
    items: lines.map(({ lineId, qty, reason }) => ({ itemId: lineId, qty, reason })),
  };
}

/** Requests a return and renders its label. The same key again gets the same return. */
export function createRequestReturnLabel(ports: ReturnPorts): Handler<'requestReturnLabel'> {
  return {
    async handle({ params: { orderId }, headers, body, context }) {
      const order = await findOwnOrder(ports, context, orderId);
      const { orderReturn, isNew } = await requestReturn(ports, order.id, headers['idempotency-key'], body);
      const label = await renderReturnLabel(order, orderReturn);
      return { status: isNew ? 201 : 200, body: { return: renderReturn(orderReturn), label } };
    },
  };
}
