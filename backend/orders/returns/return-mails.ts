import type { Selectable, Transaction } from 'kysely';
import { formatDate } from '#messages/format/date.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { createChangeMail, changeMailTexts, createOrderLink, formatUnitLines } from '../change-mails/order-change-mail.ts';
import type { OrderRecord } from '../order-record.ts';
import { renderRefundRows } from '../refunds/refund-mail.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import type { RefundRecord } from '../refunds/refund-record.ts';

/** True if the order's customer has an account. */
export async function hasAccount(
  transaction: Transaction<Tables>,
  { customer_id: id }: Pick<OrderRecord, 'customer_id'>,
): Promise<boolean> {
  const account = await transaction.selectFrom('accounts').select('customer_id').where('customer_id', '=', id).executeTakeFirst();
  return account !== undefined;
}

type OrderReturn = Pick<Selectable<Tables['order_returns']>, 'id' | 'number' | 'lines' | 'send_by'>;

interface ReturnMail {
  readonly id: string;
  readonly hasAccount: boolean;
}

/** The mail with the link to the label of a return. */
export function createReturnLabelMail(
  ports: Pick<RefundPorts, 'deliveryKinds' | 'linkOrigin'>,
  order: OrderRecord,
  { id: returnId, number: returnNumber, lines, send_by: sendBy }: OrderReturn,
  { id, hasAccount: isOfAccount }: ReturnMail,
): QueuedMail {
  const { messages, brand, languageTag } = changeMailTexts(order);
  const date = formatDate(new Date(sendBy), languageTag);
  return createChangeMail(ports, order, {
    id,
    template: 'return-label',
    event: returnId,
    subject: messages.labelSubject({ brand, number: order.number }),
    parts: [
      createParagraph(messages.label({ returnNumber, date })),
      createOrderLink(ports, order, isOfAccount),
      { kind: 'lines', title: messages.returnedItems, lines: formatUnitLines(order, lines) },
      createParagraph(messages.refundAfterReceipt),
    ],
  });
}

interface ReceivedReturn {
  readonly id: string;
  readonly orderReturn: OrderReturn;
  readonly units: readonly LineUnits[];
  /** Null if nothing was paid for the units. */
  readonly refund: RefundRecord | null;
}

/** The mail about a received return, with its refund by tender. */
export function createReturnReceivedMail(
  ports: Pick<RefundPorts, 'deliveryKinds' | 'tenderKinds'>,
  order: OrderRecord,
  { id, orderReturn, units, refund }: ReceivedReturn,
): QueuedMail {
  const { messages } = changeMailTexts(order);
  const { number: returnNumber } = orderReturn;
  const refunded = refund
    ? [renderRefundRows(ports, order, refund), ...(refund.state === 'pending' ? [createParagraph(messages.refundFollows)] : [])]
    : [];
  return createChangeMail(ports, order, {
    id,
    template: 'return-received',
    event: orderReturn.id,
    subject: messages.receivedSubject({ returnNumber }),
    parts: [
      createParagraph(messages.received({ returnNumber, number: order.number })),
      { kind: 'lines', title: messages.receivedItems, lines: formatUnitLines(order, units) },
      ...refunded,
    ],
  });
}
