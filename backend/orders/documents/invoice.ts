import { fromWire } from '../../money/minor-units.ts';
import { ownTotalOf } from '../../money/totals.ts';
import type { Registries } from '../../cart/cart-ports.ts';
import { tenderKindOf } from '../../tenders/tenders.ts';
import type { OrderLine } from '../../database/documents/order-document.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { addressBlocks, itemText } from './order-blocks.ts';
import type { Labelled } from './pdf/sheet.ts';

/** The time of the payment. */
const invoicedAt = ({ order }: DocumentContext): Date => order.settled_at ?? order.placed_at;

function lineCells({ money }: DocumentContext, line: OrderLine): readonly string[] {
  return [itemText(line), String(line.qty), money(line.amounts.unitMinor), money(ownTotalOf(line.amounts))];
}

/** Tax by rate. An order stored without rates has a single amount. */
function taxRows({ order: { content }, messages, money, rate }: DocumentContext): readonly Labelled[] {
  const { amounts, taxIncluded } = content;
  if (!amounts.taxes) return [{ label: taxIncluded ? messages.taxIncludedTotal : messages.tax, value: money(amounts.tax) }];
  const label = taxIncluded ? messages.taxIncluded : messages.taxAdded;
  return amounts.taxes.map((tax) => ({ label: label({ rate: rate(tax.rate), net: money(tax.netMinor) }), value: money(tax.taxMinor) }));
}

function amountRows(context: DocumentContext): readonly Labelled[] {
  const { order, messages, money } = context;
  const { rows, shipments, amounts, taxIncluded, orderPromotions = [] } = order.content;
  const goods = rows.reduce((sum, { amounts: own }) => sum + ownTotalOf(own), 0);
  const taxes = taxRows(context);
  return [
    { label: messages.goods, value: money(goods) },
    ...orderPromotions.map(({ promotionName, amount }) => ({ label: promotionName, value: money(-(fromWire(amount) ?? 0)) })),
    ...shipments.map(({ method }) => ({ label: messages.delivery({ method: method.label }), value: money(method.priceMinor) })),
    ...(taxIncluded ? [] : taxes),
    { label: messages.total, value: money(amounts.total) },
    ...(taxIncluded ? taxes : []),
  ];
}

function paymentRows({ order, shop, money }: DocumentContext, { tenderKinds }: Registries): readonly string[] {
  return order.tenders.map((tender) => {
    const parts = tenderKindOf(tenderKinds, tender.kind).mailParts(shop, tender);
    const said = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : [])).join(' ');
    return `${said || tenderKindOf(tenderKinds, tender.kind).label(shop)}: ${money(tender.amountMinor)}`;
  });
}

/** The invoice of a paid order. It never changes: later cancellations and returns have credit notes. */
export async function drawInvoice(context: DocumentContext, registries: Registries): Promise<Buffer> {
  const { order, messages, day } = context;
  const sheet = await openSheet(context, `${messages.invoice} ${order.number}`, invoicedAt(context));
  sheet.title(messages.invoice);
  sheet.facts([
    { label: messages.invoiceNumber, value: order.number },
    { label: messages.invoiceDate, value: day(invoicedAt(context)) },
    { label: messages.orderDate, value: day(order.placed_at) },
  ]);
  sheet.blocks(addressBlocks(context, registries.deliveryKinds));
  sheet.table(
    [
      { title: messages.item, share: 0.52 },
      { title: messages.quantity, share: 0.1, align: 'right' },
      { title: messages.unitPrice, share: 0.19, align: 'right' },
      { title: messages.amount, share: 0.19, align: 'right' },
    ],
    order.content.rows.map((line) => lineCells(context, line)),
  );
  const amounts = amountRows(context);
  const sum = amounts.findIndex(({ label }) => label === messages.total);
  sheet.totals(amounts.slice(0, sum + 1));
  if (sum + 1 < amounts.length) sheet.notes(amounts.slice(sum + 1));
  sheet.heading(messages.paidWith);
  for (const payment of paymentRows(context, registries)) sheet.paragraph(payment);
  return closeSheet(context, sheet);
}
