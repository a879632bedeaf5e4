import type { Address } from '#generated/openapi/shared.ts';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import { destinationOf } from '../delivery/shipments.ts';
import type { TenderKinds } from '../tenders/tender-kind.ts';
import { tenderKindOf } from '../tenders/tenders.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderLine } from '../database/documents/order-document.ts';

function addressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, city, stateCityProvDept, postalCode, country } = address;
  const town = country === 'DE' ? `${postalCode} ${city}` : [city, stateCityProvDept, postalCode].filter(Boolean).join(' ');
  return [`${recipientFirstName} ${recipientLastName}`, addressLine1, addressLine2 ?? '', town, country].filter((line) => line !== '');
}

function formatLine({ qty, item, amounts }: OrderLine, money: (amount: Minor) => string): string {
  const options = [item.color?.label, item.size?.label, item.fitType?.label].filter(Boolean).join(', ');
  return `${qty} × ${item.name}${options ? ` (${options})` : ''}: ${money(amounts.totalMinor)}`;
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Whom a mail greets. */
function nameIn({ content: { shipments, billingAddress } }: OrderRecord): string {
  const recipient = destinationOf(shipments, 'home') ?? destinationOf(shipments, 'digital') ?? billingAddress;
  return recipient?.recipientFirstName ?? '';
}

/** Subject and plain text of an order's confirmation, in the language that it was ordered in. */
function writeConfirmation(kinds: TenderKinds, order: OrderRecord): MailText {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand, currency } = shop.site;
  const money = (amount: Minor): string => formatMoney(toWire(amount, currency), currency, languageTagOf(shop.locale));
  const { rows, shipments, amounts, taxIncluded } = order.content;
  const shippingAddress = destinationOf(shipments, 'home');
  const cards = order.tenders.flatMap((tender) => tenderKindOf(kinds, tender.kind).show(tender.means).card ?? []);
  const shipped = shipments.map(({ method }) => {
    const label = messages.shipping({ method: method.label });
    const time = /^\d/.test(method.deliveryTime) ? messages.days({ days: method.deliveryTime }) : messages.sameDay;
    return `${label}: ${money(method.priceMinor)}. ${time}.`;
  });
  const parts = [
    [messages.greeting({ name: nameIn(order) }), messages.thanks],
    [`${messages.items} (${order.number})`, ...rows.map((row) => formatLine(row, money))],
    [
      ...shipped,
      `${taxIncluded ? messages.taxIncluded : messages.taxAdded}: ${money(amounts.tax)}`,
      `${messages.total}: ${money(amounts.total)}`,
    ],
    shippingAddress ? [messages.deliverTo, ...addressLines(shippingAddress)] : [],
    cards.map(({ last4 }) => messages.paidWith({ last4 })),
    [messages.signature({ brand })],
  ];
  const text = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return { subject: messages.subject({ brand, number: order.number }), text: text.join('\n\n') };
}

/** Subject and plain text of what tells that an order was cancelled. */
function writeCancellation(order: OrderRecord): MailText {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand } = shop.site;
  const { number } = order;
  const parts = [
    messages.greeting({ name: nameIn(order) }),
    messages.cancelled({ number }),
    messages.cancelledCart,
    messages.signature({ brand }),
  ];
  return { subject: messages.cancelledSubject({ brand, number }), text: parts.join('\n\n') };
}

/** Of one order each template goes out once. */
function mailOf(template: 'order-confirmation' | 'order-cancellation', order: OrderRecord, mail: MailText, id: string): QueuedMail {
  const { brand } = shopOf({ siteId: order.site_id }).site;
  return {
    id,
    dedupeKey: `${template}:${order.id}`,
    template,
    recipient: order.email,
    locale: order.locale,
    payload: { brand, orderId: order.id, orderNumber: order.number, ...mail },
  };
}

export function confirmationOf(kinds: TenderKinds, order: OrderRecord, id: string): QueuedMail {
  return mailOf('order-confirmation', order, writeConfirmation(kinds, order), id);
}

/** For a shopper whom no answer of a call has told. */
export function cancellationOf(order: OrderRecord, id: string): QueuedMail {
  return mailOf('order-cancellation', order, writeCancellation(order), id);
}
