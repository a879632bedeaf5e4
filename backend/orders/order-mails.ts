import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { OrderMailMessages } from '#generated/messages/order-mail/messages.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { shopOf } from '../sites/shop-site.ts';
import { paragraph, type MailPart, type MailRow } from '../mail/mail-part.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import type { Registries } from '../cart/cart-ports.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { firstNameOfShipments } from '../delivery/destinations.ts';
import { deliveryKindOf } from '../delivery/kind-of-shipment.ts';
import { tenderKindOf } from '../tenders/tenders.ts';
import { fromWire, toWire, type Minor } from '../money/minor-units.ts';
import { ownTotalOf } from '../money/totals.ts';
import { adjustmentRows } from './adjustment-rows.ts';
import { lineLabel } from './line-label.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderLine } from '../database/documents/order-document.ts';

/** @param takenOff An employee's adjustment of the row, which the following rows list */
function lineRow(line: OrderLine, takenOff: Minor, money: (amount: Minor) => string): MailRow {
  return { label: lineLabel(line, line.qty), value: money(ownTotalOf(line.amounts) + takenOff) };
}

/** Recipient and sending date of the row's gift cards. */
function giftCardRow({ giftOption }: OrderLine, buyer: string, messages: OrderMailMessages, locale: string): MailRow {
  const { email = buyer, sendOn } = giftOption ?? {};
  if (sendOn === undefined) return { label: messages.giftCardSent({ email }), value: '' };
  return { label: messages.giftCardSentOn({ email, date: formatDate(new Date(sendOn), languageTagOf(locale)) }), value: '' };
}

interface Written {
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** The first name in a mail's greeting. */
export function nameIn(kinds: DeliveryKinds, { content: { shipments, billingAddress } }: OrderRecord): string {
  return firstNameOfShipments(kinds, shipments) ?? billingAddress?.recipientFirstName ?? '';
}

/** The order confirmation in the language of the order. */
function writeConfirmation({ deliveryKinds, tenderKinds }: Registries, order: OrderRecord): Written {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand, currency } = shop.site;
  const price = (amount: number): string => formatMoney(amount, currency, languageTagOf(shop.locale));
  const money = (amount: Minor): string => price(toWire(amount, currency));
  const { rows, shipments, amounts, taxIncluded, orderPromotions = [], priceAdjustments = [] } = order.content;
  const adjustmentsOf = (id?: string) => priceAdjustments.filter(({ itemId }) => itemId === id);
  const shipped = shipments.map((shipment) => {
    const { method } = shipment;
    const time = deliveryKindOf(deliveryKinds, shipment).describeTime(shop, shipment);
    return { label: `${messages.shipping({ method: method.label })}. ${time}`, value: money(method.priceMinor) };
  });
  const linesOf = (row: OrderLine): MailRow[] => {
    const adjustments = adjustmentsOf(row.id);
    const takenOff = adjustments.reduce((sum, { amount }) => sum + (fromWire(amount) ?? 0), 0);
    const sent = row.item.isDigitalProduct ? [giftCardRow(row, order.email, messages, shop.locale)] : [];
    return [lineRow(row, takenOff, money), ...sent, ...adjustmentRows(adjustments, messages, price)];
  };
  return {
    subject: messages.subject({ brand, number: order.number }),
    parts: [
      paragraph(messages.greeting({ name: nameIn(deliveryKinds, order) })),
      paragraph(messages.thanks),
      { kind: 'rows', title: `${messages.items} (${order.number})`, rows: rows.flatMap((row) => linesOf(row)) },
      {
        kind: 'rows',
        rows: [
          ...orderPromotions.map(({ promotionName, amount }) => ({ label: promotionName, value: price(-amount) })),
          ...adjustmentRows(adjustmentsOf(), messages, price),
          ...shipped,
          { label: taxIncluded ? messages.taxIncluded : messages.taxAdded, value: money(amounts.tax) },
          { label: messages.total, value: money(amounts.total) },
        ],
      },
      ...shipments.flatMap(({ kind, destination }) =>
        destination ? deliveryKindOf(deliveryKinds, { kind }).mailParts(shop, destination) : [],
      ),
      ...order.tenders.flatMap((tender) => tenderKindOf(tenderKinds, tender.kind).mailParts(shop, tender)),
      paragraph(messages.signature({ brand })),
    ],
  };
}

/** The mail about a canceled order. */
function writeCancellation(kinds: DeliveryKinds, order: OrderRecord): Written {
  const shop = shopOf({ siteId: order.site_id, locale: order.locale });
  const messages = messagesIn(orderMailMessages, shop.locale);
  const { brandName: brand } = shop.site;
  const { number } = order;
  const paragraphs = [
    messages.greeting({ name: nameIn(kinds, order) }),
    messages.cancelled({ number }),
    messages.cancelledCart,
    messages.signature({ brand }),
  ];
  return { subject: messages.cancelledSubject({ brand, number }), parts: paragraphs.map(paragraph) };
}

/** Each template is sent once per order. */
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

export function confirmationOf(registries: Registries, order: OrderRecord, id: string): QueuedMail {
  return mailOf('order-confirmation', order, writeConfirmation(registries, order), id);
}

/** The mail to a shopper who no longer waits for the response of placeOrder. */
export function cancellationOf(kinds: DeliveryKinds, order: OrderRecord, id: string): QueuedMail {
  return mailOf('order-cancellation', order, writeCancellation(kinds, order), id);
}
