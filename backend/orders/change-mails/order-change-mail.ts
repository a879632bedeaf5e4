import { orderChangeMailMessages } from '#generated/messages/order-change-mail/all.ts';
import type { OrderChangeMailMessages } from '#generated/messages/order-change-mail/messages.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { createParagraph, type MailSection } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { formatLineLabel } from '../line-label.ts';
import { getGreetingName } from '../order-mails.ts';
import type { OrderRecord } from '../order-record.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';

/** Texts of order change mails in the order's language. */
export interface ChangeMailTexts {
  readonly messages: OrderChangeMailMessages;
  /** E.g. Tarnfell. */
  readonly brand: string;
  /** BCP 47. */
  readonly languageTag: string;
  money(amount: Minor): string;
}

export function changeMailTexts({ site_id: siteId, locale }: Pick<OrderRecord, 'site_id' | 'locale'>): ChangeMailTexts {
  const { site, locale: language } = getShopContext({ siteId, locale });
  const languageTag = getLanguageTag(language);
  return {
    messages: getMessages(orderChangeMailMessages, language),
    brand: site.brandName,
    languageTag,
    money: (amount) => formatMoney(toWire(amount, site.currency), site.currency, languageTag),
  };
}

/** Units of an order as mails list them. */
export function formatUnitLines({ content }: Pick<OrderRecord, 'content'>, units: readonly LineUnits[]): readonly string[] {
  return content.rows.flatMap((row) => {
    const qty = units.reduce((sum, unit) => sum + (unit.lineId === row.id ? unit.qty : 0), 0);
    return qty > 0 ? [formatLineLabel(row, qty)] : [];
  });
}

/** Link to the order: for an account, its order page; for a guest, the order lookup. */
export function createOrderLink(
  { linkOrigin }: Pick<RefundPorts, 'linkOrigin'>,
  { site_id: siteId, locale, number }: OrderRecord,
  hasAccount: boolean,
): MailSection {
  const { site, locale: language } = getShopContext({ siteId, locale });
  const path = hasAccount ? `account/orders/${number}` : 'orders/track';
  return { kind: 'link', label: getMessages(orderChangeMailMessages, language).orderLink, href: `${linkOrigin(site)}/${language}/${path}` };
}

interface ChangeMail {
  readonly id: string;
  readonly template: 'cancelled' | 'refunded' | 'return-label' | 'return-received';
  /** Deduplication key: an order's event is mailed once. */
  readonly event: string;
  readonly subject: string;
  readonly parts: readonly MailSection[];
}

/** Adds the greeting and the signature. */
export function createChangeMail(
  { deliveryKinds }: Pick<RefundPorts, 'deliveryKinds'>,
  order: OrderRecord,
  { id, template, event, subject, parts }: ChangeMail,
): QueuedMail {
  const { messages, brand } = changeMailTexts(order);
  return {
    id,
    dedupeKey: `${template}:${order.id}:${event}`,
    template,
    recipient: order.email,
    locale: order.locale,
    payload: {
      brand: getShopContext({ siteId: order.site_id }).site.brand,
      orderId: order.id,
      orderNumber: order.number,
      subject,
      parts: [
        createParagraph(messages.greeting({ name: getGreetingName(deliveryKinds, order) })),
        ...parts,
        createParagraph(messages.signature({ brand })),
      ],
    },
  };
}
