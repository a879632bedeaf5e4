import type { Selectable } from 'kysely';
import type { Registries } from '../../cart/cart-ports.ts';
import type { Tables } from '../../database/tables.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import { formatPriceChange, getPriceChange, getRefundTax } from '../refunds/refund-math.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { createAddressBlocks, formatItem } from './order-blocks.ts';

export type RefundRecord = Selectable<Tables['order_refunds']>;

/** The credit note of a completed refund. */
export async function drawCreditNote(context: DocumentContext, registries: Registries, refund: RefundRecord): Promise<Buffer> {
  const { order, shop, messages, formatMoney, formatDate, formatRate } = context;
  const number = refund.credit_note_number ?? '';
  const at = refund.refunded_at ?? refund.created_at;
  const sheet = await openSheet(context, `${messages.creditNote} ${number}`, at);
  sheet.title(messages.creditNote);
  sheet.addFacts([
    { label: messages.creditNoteNumber, value: number },
    { label: messages.creditNoteDate, value: formatDate(at) },
    { label: messages.orderNumber, value: order.number },
  ]);
  sheet.addParagraph(messages.creditFor({ number: order.number, date: formatDate(order.settled_at ?? order.placed_at) }));
  sheet.addParagraph(refund.reason === 'cancelled' ? messages.cancelledUnits : messages.returnedUnits);
  sheet.addBlocks(createAddressBlocks(context, registries.deliveryKinds).slice(0, 1));
  const { lines, shippingMinor, taxes } = refund.content;
  const changeMinor = getPriceChange(refund.content, refund.amount_minor);
  const ordered = new Map(order.content.rows.map((row) => [row.id, row]));
  sheet.addTable(
    [
      { addTitle: messages.item, share: 0.66 },
      { addTitle: messages.quantity, share: 0.12, align: 'right' },
      { addTitle: messages.amount, share: 0.22, align: 'right' },
    ],
    lines.map(({ lineId, qty, amountMinor }) => {
      const row = ordered.get(lineId);
      return [row ? formatItem(row) : lineId, String(qty), formatMoney(amountMinor)];
    }),
  );
  sheet.addTotals([
    ...(shippingMinor > 0 ? [{ label: messages.deliveryRefunded, value: formatMoney(shippingMinor) }] : []),
    ...(changeMinor === 0 ? [] : [{ label: formatPriceChange(messages.priceChange, refund.content), value: formatMoney(changeMinor) }]),
    { label: messages.refund, value: formatMoney(refund.amount_minor) },
  ]);
  sheet.addNotes(
    taxes?.map(({ rate, netMinor, taxMinor }) => ({
      label: (order.content.taxIncluded ? messages.taxIncluded : messages.taxAdded)({ rate: formatRate(rate), net: formatMoney(netMinor) }),
      value: formatMoney(taxMinor),
    })) ?? [{ label: messages.taxIncludedTotal, value: formatMoney(getRefundTax(refund.content)) }],
  );
  sheet.addHeading(messages.refundedTo);
  for (const { kind, amountMinor } of refund.tenders)
    sheet.addParagraph(`${getTenderKind(registries.tenderKinds, kind).getLabel(shop)}: ${formatMoney(amountMinor)}`);
  return closeSheet(context, sheet);
}
