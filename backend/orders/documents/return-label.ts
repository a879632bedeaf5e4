import type { Selectable } from 'kysely';
import type { OrderDocumentsMessages } from '#generated/messages/order-documents/messages.ts';
import type { ReturnLine } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { formatAddressLines } from '../../delivery/home/address-lines.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { formatItem } from './order-blocks.ts';

export type ReturnRecord = Selectable<Tables['order_returns']>;

const reasonTexts = {
  tooSmall: 'reasonTooSmall',
  tooLarge: 'reasonTooLarge',
  notAsDescribed: 'reasonNotAsDescribed',
  damaged: 'reasonDamaged',
  wrongItem: 'reasonWrongItem',
  arrivedLate: 'reasonArrivedLate',
  changedMind: 'reasonChangedMind',
} as const satisfies Readonly<Record<ReturnLine['reason'], keyof OrderDocumentsMessages>>;

/** The customer's address, if the order has one. */
function getSenderLines({ order }: DocumentContext): readonly string[] {
  const { billingAddress } = order.content;
  return billingAddress ? formatAddressLines(billingAddress) : [order.email];
}

/** The packing list for the parcel, with the label for its outside below the cut line. */
export async function drawReturnLabel(context: DocumentContext, orderReturn: ReturnRecord): Promise<Buffer> {
  const { order, seller, messages, formatDay } = context;
  const sheet = await openSheet(context, `${messages.returnLabel} ${orderReturn.number}`, orderReturn.requested_at);
  sheet.title(messages.returnLabel);
  sheet.addFacts([
    { label: messages.returnNumber, value: orderReturn.number },
    { label: messages.orderNumber, value: order.number },
  ]);
  sheet.addParagraph(messages.labelHow);
  sheet.addParagraph(messages.sendBy({ date: formatDay(orderReturn.send_by) }));
  const ordered = new Map(order.content.rows.map((row) => [row.id, row]));
  sheet.addTable(
    [
      { addTitle: messages.item, share: 0.52 },
      { addTitle: messages.reason, share: 0.36 },
      { addTitle: messages.quantity, share: 0.12, align: 'right' },
    ],
    orderReturn.lines.map(({ lineId, qty, reason }) => {
      const row = ordered.get(lineId);
      return [row ? formatItem(row) : lineId, messages[reasonTexts[reason]], String(qty)];
    }),
  );
  sheet.addCutLine();
  sheet.addBlocks([
    { title: messages.returnTo, lines: [seller.name, ...seller.lines] },
    { title: messages.returnFrom, lines: getSenderLines(context) },
  ]);
  sheet.addBarcode(orderReturn.number, messages.barcodeOfReturn, { barWidth: 1.8, height: 70 });
  return closeSheet(context, sheet);
}
