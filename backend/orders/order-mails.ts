import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import type { OrderMailMessages } from '#generated/messages/order-mail/messages.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { createParagraph, type MailSection, type MailRow } from '../mail/mail-part.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import type { Registries } from '../cart/cart-ports.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { getFirstNameOfShipments } from '../delivery/destinations.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import { getTenderKind } from '../tenders/tenders.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import { renderAdjustmentRows } from './adjustment-rows.ts';
import { getLineDiscounts } from './line-discounts.ts';
import { formatLineLabel } from './line-label.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderLine } from '../database/documents/order-document.ts';

/** The price of a line before its discounts, which the following rows list. */
function createLineRow(line: OrderLine, money: (amount: Minor) => string): MailRow {
  return { label: formatLineLabel(line, line.qty), value: money(line.qty * line.unitMinor) };
}

/** Recipient and sending date of the row's gift cards. */
function createGiftCardRow({ giftOption }: OrderLine, buyer: string, messages: OrderMailMessages, locale: string): MailRow {
  const { email = buyer, sendOn } = giftOption ?? {};
  if (sendOn === undefined) return { label: messages.giftCardSent({ email }), value: '' };
  return { label: messages.giftCardSentOn({ email, date: formatDate(new Date(sendOn), getLanguageTag(locale)) }), value: '' };
}

interface Written {
  readonly subject: string;
  readonly parts: readonly MailSection[];
}

/** The first name in a mail's greeting. */
export function getGreetingName(kinds: DeliveryKinds, { content: { shipments, billingAddress } }: OrderRecord): string {
  return getFirstNameOfShipments(kinds, shipments) ?? billingAddress?.recipientFirstName ?? '';
}

/** The order confirmation in the language of the order. */
function writeConfirmation({ deliveryKinds, tenderKinds }: Registries, order: OrderRecord): Written {
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const messages = getMessages(orderMailMessages, shop.locale);
  const { brandName: brand, currency } = shop.site;
  const formatPrice = (amount: number): string => formatMoney(amount, currency, getLanguageTag(shop.locale));
  const formatMinor = (amount: Minor): string => formatPrice(toWire(amount, currency));
  const { rows, shipments, amounts, taxIncluded, orderPromotions = [], priceAdjustments = [] } = order.content;
  const getAdjustments = (id?: string) => priceAdjustments.filter(({ itemId }) => itemId === id);
  const shipped = shipments.map((shipment) => {
    const { method } = shipment;
    const time = getDeliveryKind(deliveryKinds, shipment).describeTime(shop, shipment);
    return { label: `${messages.shipping({ method: method.label })}. ${time}`, value: formatMinor(method.priceMinor) };
  });
  const createLineRows = (row: OrderLine): MailRow[] => {
    const adjustments = getAdjustments(row.id);
    const discounts = getLineDiscounts(row, order.content, messages.discount).map(({ label, minor }) => ({
      label,
      value: formatMinor(-minor),
    }));
    const sent = row.item.isDigitalProduct ? [createGiftCardRow(row, order.email, messages, shop.locale)] : [];
    return [createLineRow(row, formatMinor), ...discounts, ...sent, ...renderAdjustmentRows(adjustments, messages, formatPrice)];
  };
  return {
    subject: messages.subject({ brand, number: order.number }),
    parts: [
      createParagraph(messages.greeting({ name: getGreetingName(deliveryKinds, order) })),
      createParagraph(messages.thanks),
      { kind: 'rows', title: `${messages.items} (${order.number})`, rows: rows.flatMap((row) => createLineRows(row)) },
      {
        kind: 'rows',
        rows: [
          ...orderPromotions.map(({ promotionName, amount }) => ({ label: promotionName, value: formatPrice(-amount) })),
          ...renderAdjustmentRows(getAdjustments(), messages, formatPrice),
          ...shipped,
          { label: taxIncluded ? messages.taxIncluded : messages.taxAdded, value: formatMinor(amounts.tax) },
          { label: messages.total, value: formatMinor(amounts.total) },
        ],
      },
      ...shipments.flatMap(({ kind, destination }) =>
        destination ? getDeliveryKind(deliveryKinds, { kind }).createMailSections(shop, destination) : [],
      ),
      ...order.tenders.flatMap((tender) => getTenderKind(tenderKinds, tender.kind).createMailSections(shop, tender)),
      createParagraph(messages.signature({ brand })),
    ],
  };
}

/** The mail about a canceled order. */
function writeCancellation(kinds: DeliveryKinds, order: OrderRecord): Written {
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const messages = getMessages(orderMailMessages, shop.locale);
  const { brandName: brand } = shop.site;
  const { number } = order;
  const paragraphs = [
    messages.greeting({ name: getGreetingName(kinds, order) }),
    messages.cancelled({ number }),
    messages.cancelledCart,
    messages.signature({ brand }),
  ];
  return { subject: messages.cancelledSubject({ brand, number }), parts: paragraphs.map(createParagraph) };
}

type OrderMailTemplate = 'order-confirmation' | 'order-authentication' | 'order-cancellation';

/** Each template is sent once per order. */
export function createOrderMail(template: OrderMailTemplate, order: OrderRecord, mail: Written, id: string): QueuedMail {
  const { brand } = getShopContext({ siteId: order.site_id }).site;
  return {
    id,
    dedupeKey: `${template}:${order.id}`,
    template,
    recipient: order.email,
    locale: order.locale,
    payload: { brand, orderId: order.id, orderNumber: order.number, ...mail },
  };
}

export function createConfirmationMail(registries: Registries, order: OrderRecord, id: string): QueuedMail {
  return createOrderMail('order-confirmation', order, writeConfirmation(registries, order), id);
}

/** The mail to a shopper who no longer waits for the response of placeOrder. */
export function createCancellationMail(kinds: DeliveryKinds, order: OrderRecord, id: string): QueuedMail {
  return createOrderMail('order-cancellation', order, writeCancellation(kinds, order), id);
}
