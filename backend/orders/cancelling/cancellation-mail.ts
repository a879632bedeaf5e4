import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { createChangeMail, changeMailTexts, formatUnitLines } from '../change-mails/order-change-mail.ts';
import type { OrderRecord } from '../order-record.ts';
import { renderRefundedItems, renderRefundRows } from '../refunds/refund-mail.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import type { RefundRecord } from '../refunds/refund-record.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

interface CancelledUnits {
  readonly id: string;
  readonly eventId: string;
  readonly units: readonly LineUnits[];
  /** The lines after the cancellation. */
  readonly after: readonly OrderLineUnits[];
  /** Null if nothing was paid for the units. */
  readonly refund: RefundRecord | null;
}

/** Builds the cancellation mail: canceled units, the refund by tender, and the remaining order. */
export function createCancellationMail(
  ports: Pick<RefundPorts, 'deliveryKinds' | 'tenderKinds'>,
  order: OrderRecord,
  { id, eventId, units, after, refund }: CancelledUnits,
): QueuedMail {
  const { messages, brand } = changeMailTexts(order);
  const { number } = order;
  const rest = after.map(({ line_id: lineId, qty, cancelled }) => ({ lineId, qty: qty - cancelled }));
  const remaining = formatUnitLines(order, rest);
  const isWhole = remaining.length === 0;
  const cancelled: MailSection = refund
    ? renderRefundedItems(order, refund, messages.cancelledItems)
    : { kind: 'lines', title: messages.cancelledItems, lines: formatUnitLines(order, units) };
  const refunded = refund
    ? [renderRefundRows(ports, order, refund), ...(refund.state === 'pending' ? [createParagraph(messages.refundFollows)] : [])]
    : [];
  return createChangeMail(ports, order, {
    id,
    template: 'cancelled',
    event: eventId,
    subject: isWhole ? messages.cancelledSubject({ brand, number }) : messages.partlyCancelledSubject({ brand, number }),
    parts: [
      createParagraph(isWhole ? messages.cancelled({ number }) : messages.partlyCancelled({ number })),
      cancelled,
      ...refunded,
      ...(isWhole ? [] : [{ kind: 'lines' as const, title: messages.remainingItems, lines: remaining }]),
    ],
  });
}
