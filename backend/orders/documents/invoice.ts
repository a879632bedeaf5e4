import { fromWire } from '../../money/minor-units.ts';
import { getOwnTotal } from '../../money/totals.ts';
import type { Registries } from '../../cart/cart-ports.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import type { OrderLine } from '../../database/documents/order-document.ts';
import { getLineDiscounts } from '../line-discounts.ts';
import { closeSheet, openSheet, type DocumentContext } from './document-context.ts';
import { createAddressBlocks, formatItem } from './order-blocks.ts';
import type { Labelled } from './pdf/sheet.ts';

/** The time of the payment. */
const getInvoiceDate = ({ order }: DocumentContext): Date => order.settled_at ?? order.placed_at;

/** A line at its unit price, then its discounts. */
function renderLineRows({ order: { content }, messages, formatMoney }: DocumentContext, line: OrderLine): readonly (readonly string[])[] {
  const { qty, unitMinor } = line;
  const adjustments = (content.priceAdjustments ?? []).filter(({ itemId }) => itemId === line.id);
  const discounts = [
    ...getLineDiscounts(line, content, messages.discount),
    ...adjustments.map(({ amount }) => ({ label: messages.discount, minor: fromWire(amount) ?? 0 })),
  ];
  return [
    [formatItem(line), String(qty), formatMoney(unitMinor), formatMoney(qty * unitMinor)],
    ...discounts.map(({ label, minor }) => [label, '', '', formatMoney(-minor)]),
  ];
}

/** Tax by rate. An order stored without rates has a single amount. */
function renderTaxRows({ order: { content }, messages, formatMoney, formatRate }: DocumentContext): readonly Labelled[] {
  const { amounts, taxIncluded } = content;
  if (!amounts.taxes) return [{ label: taxIncluded ? messages.taxIncludedTotal : messages.tax, value: formatMoney(amounts.tax) }];
  const label = taxIncluded ? messages.taxIncluded : messages.taxAdded;
  return amounts.taxes.map((tax) => ({
    label: label({ rate: formatRate(tax.rate), net: formatMoney(tax.netMinor) }),
    value: formatMoney(tax.taxMinor),
  }));
}

function renderAmountRows(context: DocumentContext): readonly Labelled[] {
  const { order, messages, formatMoney } = context;
  const { rows, shipments, amounts, taxIncluded, orderPromotions = [] } = order.content;
  const goods = rows.reduce((sum, { amounts: own }) => sum + getOwnTotal(own), 0);
  const taxes = renderTaxRows(context);
  return [
    { label: messages.goods, value: formatMoney(goods) },
    ...orderPromotions.map(({ promotionName, amount }) => ({ label: promotionName, value: formatMoney(-(fromWire(amount) ?? 0)) })),
    ...shipments.map(({ method }) => ({ label: messages.delivery({ method: method.label }), value: formatMoney(method.priceMinor) })),
    ...(taxIncluded ? [] : taxes),
    { label: messages.total, value: formatMoney(amounts.total) },
    ...(taxIncluded ? taxes : []),
  ];
}

function renderPaymentRows({ order, shop, formatMoney }: DocumentContext, { tenderKinds }: Registries): readonly string[] {
  return order.tenders.map((tender) => {
    const parts = order.anonymized_at ? [] : getTenderKind(tenderKinds, tender.kind).createMailSections(shop, tender);
    const description = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : [])).join(' ');
    return `${description || getTenderKind(tenderKinds, tender.kind).getLabel(shop)}: ${formatMoney(tender.amountMinor)}`;
  });
}

/** The invoice of a paid order. It never changes: later cancellations and returns have credit notes. */
export async function drawInvoice(context: DocumentContext, registries: Registries): Promise<Buffer> {
  const { order, messages, formatDate } = context;
  const sheet = await openSheet(context, `${messages.invoice} ${order.number}`, getInvoiceDate(context));
  sheet.title(messages.invoice);
  sheet.addFacts([
    { label: messages.invoiceNumber, value: order.number },
    { label: messages.invoiceDate, value: formatDate(getInvoiceDate(context)) },
    { label: messages.orderDate, value: formatDate(order.placed_at) },
  ]);
  sheet.addBlocks(createAddressBlocks(context, registries.deliveryKinds));
  sheet.addTable(
    [
      { addTitle: messages.item, share: 0.52 },
      { addTitle: messages.quantity, share: 0.1, align: 'right' },
      { addTitle: messages.unitPrice, share: 0.19, align: 'right' },
      { addTitle: messages.amount, share: 0.19, align: 'right' },
    ],
    order.content.rows.flatMap((line) => renderLineRows(context, line)),
  );
  const amounts = renderAmountRows(context);
  const sum = amounts.findIndex(({ label }) => label === messages.total);
  sheet.addTotals(amounts.slice(0, sum + 1));
  if (sum + 1 < amounts.length) sheet.addNotes(amounts.slice(sum + 1));
  sheet.addHeading(messages.paidWith);
  for (const payment of renderPaymentRows(context, registries)) sheet.addParagraph(payment);
  return closeSheet(context, sheet);
}
