import type { Selectable } from 'kysely';
import type { Registries } from '../../cart/cart-ports.ts';
import type { Tables } from '../../database/tables.ts';
import { tenderKindOf } from '../../tenders/tenders.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { addressBlocks, itemText } from './order-blocks.ts';

export type RefundRecord = Selectable<Tables['order_refunds']>;

/** The credit note of a completed refund. */
export async function drawCreditNote(context: DocumentContext, registries: Registries, refund: RefundRecord): Promise<Buffer> {
  const { order, shop, messages, money, day } = context;
  const number = refund.credit_note_number ?? '';
  const at = refund.refunded_at ?? refund.created_at;
  const sheet = await openSheet(context, `${messages.creditNote} ${number}`, at);
  sheet.title(messages.creditNote);
  sheet.facts([
    { label: messages.creditNoteNumber, value: number },
    { label: messages.creditNoteDate, value: day(at) },
    { label: messages.orderNumber, value: order.number },
  ]);
  sheet.paragraph(messages.creditFor({ number: order.number, date: day(order.settled_at ?? order.placed_at) }));
  sheet.paragraph(refund.reason === 'cancelled' ? messages.cancelledUnits : messages.returnedUnits);
  sheet.blocks(addressBlocks(context, registries.deliveryKinds).slice(0, 1));
  const { lines, shippingMinor, shippingTaxMinor } = refund.content;
  const ordered = new Map(order.content.rows.map((row) => [row.id, row]));
  sheet.table(
    [
      { title: messages.item, share: 0.66 },
      { title: messages.quantity, share: 0.12, align: 'right' },
      { title: messages.amount, share: 0.22, align: 'right' },
    ],
    lines.map(({ lineId, qty, amountMinor }) => {
      const row = ordered.get(lineId);
      return [row ? itemText(row) : lineId, String(qty), money(amountMinor)];
    }),
  );
  const tax = lines.reduce((sum, { taxMinor }) => sum + taxMinor, shippingTaxMinor);
  sheet.totals([
    ...(shippingMinor > 0 ? [{ label: messages.deliveryRefunded, value: money(shippingMinor) }] : []),
    { label: messages.refund, value: money(refund.amount_minor) },
  ]);
  sheet.notes([{ label: messages.taxIncludedTotal, value: money(tax) }]);
  sheet.heading(messages.refundedTo);
  for (const { kind, amountMinor } of refund.tenders)
    sheet.paragraph(`${tenderKindOf(registries.tenderKinds, kind).label(shop)}: ${money(amountMinor)}`);
  return closeSheet(context, sheet);
}
