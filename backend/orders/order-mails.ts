import type { Address } from '#generated/openapi/shared.ts';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { shopOf } from '../sites/shop-site.ts';
import { paragraph, type MailPart, type MailRow } from '../mail/mail-part.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import { destinationOf } from '../delivery/shipments.ts';
import type { TenderKinds } from '../tenders/tender-kind.ts';
import { tenderKindOf } from '../tenders/tenders.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import { ownTotalOf } from '../money/totals.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderLine } from '../database/documents/order-document.ts';

function addressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, city, stateCityProvDept, postalCode, country } = address;
  const town = country === 'DE' ? `${postalCode} ${city}` : [city, stateCityProvDept, postalCode].filter(Boolean).join(' ');
  return [`${recipientFirstName} ${recipientLastName}`, addressLine1, addressLine2 ?? '', town, country].filter((line) => line !== '');
}

function lineRow({ qty, item, amounts }: OrderLine, money: (amount: Minor) => string): MailRow {
  const options = [item.color?.label, item.size?.label, item.fitType?.label].filter(Boolean).join(', ');
  return { label: `${qty} × ${item.name}${options ? ` (${options})` : ''}`, value: money(ownTotalOf(amounts)) };
}

interface Written {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** Whom a mail greets. */
function nameIn({ content: { shipments, billingAddress } }: OrderRecord): string {
  const recipient = destinationOf(shipments, 'home') ?? destinationOf(shipments, 'digital') ?? billingAddress;
  return recipient?.recipientFirstName ?? '';
}

/** An order's confirmation, in the language that it was ordered in. */
function writeConfirmation(kinds: TenderKinds, order: OrderRecord): Written {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand, currency } = shop.site;
  const price = (amount: number): string => formatMoney(amount, currency, languageTagOf(shop.locale));
  const money = (amount: Minor): string => price(toWire(amount, currency));
  const { rows, shipments, amounts, taxIncluded, orderPromotions = [] } = order.content;
  const shippingAddress = destinationOf(shipments, 'home');
  const cards = order.tenders.flatMap((tender) => tenderKindOf(kinds, tender.kind).show(tender.means).card ?? []);
  const shipped = shipments.map(({ method }) => {
    const time = /^\d/.test(method.deliveryTime) ? messages.days({ days: method.deliveryTime }) : messages.sameDay;
    return { label: `${messages.shipping({ method: method.label })}. ${time}`, value: money(method.priceMinor) };
  });
  return {
    subject: messages.subject({ brand, number: order.number }),
    parts: [
      paragraph(messages.greeting({ name: nameIn(order) })),
      paragraph(messages.thanks),
      { kind: 'rows', title: `${messages.items} (${order.number})`, rows: rows.map((row) => lineRow(row, money)) },
      {
        kind: 'rows',
        rows: [
          ...orderPromotions.map(({ promotionName, amount }) => ({ label: promotionName, value: price(-amount) })),
          ...shipped,
          { label: taxIncluded ? messages.taxIncluded : messages.taxAdded, value: money(amounts.tax) },
          { label: messages.total, value: money(amounts.total) },
        ],
      },
      ...(shippingAddress ? [{ kind: 'lines', title: messages.deliverTo, lines: addressLines(shippingAddress) } as const] : []),
      ...cards.map(({ last4 }) => paragraph(messages.paidWith({ last4 }))),
      paragraph(messages.signature({ brand })),
    ],
  };
}

/** What tells that an order was cancelled. */
function writeCancellation(order: OrderRecord): Written {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand } = shop.site;
  const { number } = order;
  const paragraphs = [
    messages.greeting({ name: nameIn(order) }),
    messages.cancelled({ number }),
    messages.cancelledCart,
    messages.signature({ brand }),
  ];
  return { subject: messages.cancelledSubject({ brand, number }), parts: paragraphs.map(paragraph) };
}

/** Of one order each template goes out once. */
function mailOf(template: 'order-confirmation' | 'order-cancellation', order: OrderRecord, mail: Written, id: string): QueuedMail {
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
