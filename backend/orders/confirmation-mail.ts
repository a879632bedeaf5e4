import type { Transaction } from 'kysely';
import type { Address } from '#generated/openapi/shared.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { Tables } from '../database/tables.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import { fill, mailWords } from './mail-words.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderLine } from '../database/documents/order-document.ts';

/** One a locale, which names the country and so the currency; making one is slow. */
const formats = new Map<string, Intl.NumberFormat>();

/** Dollars of Canada by their code, others by their symbol. */
function moneyWriter({ locale, site: { currency } }: ShopContext): (amount: Minor) => string {
  const currencyDisplay = currency === 'CAD' ? 'code' : 'symbol';
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  formats.set(locale, format);
  return (amount) => format.format(toWire(amount, currency));
}

function addressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, city, stateCityProvDept, postalCode, country } = address;
  const town = country === 'DE' ? `${postalCode} ${city}` : [city, stateCityProvDept, postalCode].filter(Boolean).join(' ');
  return [`${recipientFirstName} ${recipientLastName}`, addressLine1, addressLine2 ?? '', town, country].filter((line) => line !== '');
}

function formatLine({ qty, item, amounts }: OrderLine, money: (amount: Minor) => string): string {
  const options = [item.color?.label, item.size?.label, item.fitType?.label].filter(Boolean).join(', ');
  return `${qty} × ${item.name}${options ? ` (${options})` : ''}: ${money(amounts.totalMinor)}`;
}

/** Subject and plain text of an order's confirmation, in the language that it was ordered in. */
function writeConfirmation(order: OrderRecord): { readonly subject: string; readonly text: string } {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const words = mailWords[shop.language];
  const money = moneyWriter(shop);
  const { rows, shipments, amounts, taxIncluded, shippingAddress, billingAddress, payment } = order.content;
  const values = { brand: shop.site.brandName, number: order.number, name: (shippingAddress ?? billingAddress).recipientFirstName };
  const shipped = shipments.map(({ method }) => {
    const label = fill(words.shipping, { method: method.label });
    const time = /^\d/.test(method.deliveryTime) ? fill(words.days, { days: method.deliveryTime }) : words.sameDay;
    return `${label}: ${money(method.priceMinor)}. ${time}.`;
  });
  const parts = [
    [fill(words.greeting, values), words.thanks],
    [`${words.items} (${order.number})`, ...rows.map((row) => formatLine(row, money))],
    [...shipped, `${taxIncluded ? words.taxIncluded : words.taxAdded}: ${money(amounts.tax)}`, `${words.total}: ${money(amounts.total)}`],
    shippingAddress ? [words.deliverTo, ...addressLines(shippingAddress)] : [],
    [fill(words.paidWith, { last4: payment.card.last4 })],
    [fill(words.signature, values)],
  ];
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return { subject: fill(words.subject, values), text: text.join('\n\n') };
}

/** Puts the confirmation into the outbox, in the transaction that finalises the order; never twice for one. */
export async function queueOrderConfirmation(transaction: Transaction<Tables>, order: OrderRecord, id: string, now: Date): Promise<void> {
  const { brand } = shopOf({ siteId: order.site_id }).site;
  await transaction
    .insertInto('outbox')
    .values({
      id,
      dedupe_key: `order-confirmation:${order.id}`,
      template: 'order-confirmation',
      recipient: order.email,
      locale: order.locale,
      payload: JSON.stringify({ brand, orderId: order.id, orderNumber: order.number, ...writeConfirmation(order) }),
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
