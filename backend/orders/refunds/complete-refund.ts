import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OrderRecord } from '../order-record.ts';
import { recordEvent } from '../units/record-event.ts';
import { createRefundMail } from './refund-mail.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { RefundRecord } from './refund-record.ts';

/** E.g. C-2611-000012: the month and a number from the sequence. */
async function createCreditNoteNumber(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const { rows } = await sql<{ readonly number: string }>`select nextval('credit_note_numbers')::text as number`.execute(transaction);
  return `C-${now.toISOString().slice(2, 7).replace('-', '')}-${(rows[0]?.number ?? '').padStart(6, '0')}`;
}

/** Completes the refund of a locked order whose tenders are all refunded: with a credit note, an event and a mail. */
export async function completeRefund(
  transaction: Transaction<Tables>,
  ports: RefundPorts,
  order: OrderRecord,
  { id, amount_minor: amountMinor }: RefundRecord,
): Promise<RefundRecord> {
  const now = ports.clock.now();
  const refund = await transaction
    .updateTable('order_refunds')
    .set({ state: 'refunded', refunded_at: now, credit_note_number: await createCreditNoteNumber(transaction, now) })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(transaction, { orderId: order.id, eventId: `refund:${id}`, kind: 'refunded', at: now, now, details: { amountMinor } });
  await queueMail(transaction, ports.jobs, createRefundMail(ports, order, refund, ports.ids.uuid()), now);
  return refund;
}
