import type { OrderReturn } from '#generated/openapi/shared.ts';
import type { Handler } from '../../router/handler.ts';
import { renderReturn } from '../activity/render-parts.ts';
import { renderReturnLabel } from '../documents/render-document.ts';
import { findOrderFor } from '../find-order.ts';
import { requestReturn, type ReturnRecord } from './request-return.ts';
import type { ReturnPorts } from './return-ports.ts';

const renderRecord = ({ requested_at: requestedAt, received_at: receivedAt, ...stored }: ReturnRecord): OrderReturn =>
  renderReturn({ ...stored, requested_at: requestedAt.toISOString(), received_at: receivedAt?.toISOString() ?? null });

/** Requests a return and renders its label. Repeating the key returns the same return. */
export function createRequestReturnLabel(ports: ReturnPorts): Handler<'requestReturnLabel'> {
  return {
    async handle({ params: { orderId }, headers, body, context }) {
      const order = await findOrderFor(ports, context, { orderNumber: orderId, email: body.email });
      const { orderReturn, isNew } = await requestReturn(ports, order.id, headers['idempotency-key'], body);
      const label = await renderReturnLabel(ports, order, orderReturn);
      return { status: isNew ? 201 : 200, body: { return: renderRecord(orderReturn), label } };
    },
  };
}
