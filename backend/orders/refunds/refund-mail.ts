import { createParagraph, type MailSection, type MailRow } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import { createChangeMail, changeMailTexts } from '../change-mails/order-change-mail.ts';
import { formatLineLabel } from '../line-label.ts';
import type { OrderRecord } from '../order-record.ts';
import { formatPriceChange, getPriceChange } from './refund-math.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { RefundRecord } from './refund-record.ts';

/** The amounts of a refund by tender, with their total. */
export function renderRefundRows({ tenderKinds }: Pick<RefundPorts, 'tenderKinds'>, order: OrderRecord, refund: RefundRecord): MailSection {
  const { messages, money } = changeMailTexts(order);
  const shop = getShopContext({ siteId: order.site_id, locale: order.locale });
  const rows = refund.tenders.map(({ tenderId, kind, amountMinor, points }): MailRow => {
    const definition = getTenderKind(tenderKinds, kind);
    const tenderData = order.tenders.find(({ id }) => id === tenderId)?.tenderData ?? {};
    const shown = order.anonymized_at ? undefined : definition.show(tenderData, order.currency);
    const last4 = shown?.card?.last4 ?? shown?.storedValue?.last4;
    const label = `${definition.getLabel(shop)}${last4 === undefined ? '' : ` •••• ${last4}`}`;
    return { label, value: points === undefined ? money(amountMinor) : `${money(amountMinor)} (${messages.points({ points })})` };
  });
  return { kind: 'rows', title: messages.refundedTo, rows: [...rows, { label: messages.amount, value: money(refund.amount_minor) }] };
}

/** The lines of a refund and its delivery, with the refunded amounts. */
export function renderRefundedItems(order: OrderRecord, { content, amount_minor: refundMinor }: RefundRecord, title: string): MailSection {
  const { messages, money } = changeMailTexts(order);
  const delivery = content.shippingMinor > 0 ? [{ label: messages.delivery, value: money(content.shippingMinor) }] : [];
  const rows = content.lines.flatMap(({ lineId, qty, amountMinor }) =>
    order.content.rows.filter(({ id }) => id === lineId).map((row) => ({ label: formatLineLabel(row, qty), value: money(amountMinor) })),
  );
  const changeMinor = getPriceChange(content, refundMinor);
  const change = changeMinor === 0 ? [] : [{ label: formatPriceChange(messages.priceChange, content), value: money(changeMinor) }];
  return { kind: 'rows', title, rows: [...rows, ...delivery, ...change] };
}

/** The mail about a completed refund. */
export function createRefundMail(
  ports: Pick<RefundPorts, 'deliveryKinds' | 'tenderKinds'>,
  order: OrderRecord,
  refund: RefundRecord,
  id: string,
): QueuedMail {
  const { messages, brand, money } = changeMailTexts(order);
  const { number } = order;
  const isAtPartner = refund.tenders.some(({ kind }) => getTenderKind(ports.tenderKinds, kind).settlement.by === 'partner');
  return createChangeMail(ports, order, {
    id,
    template: 'refunded',
    event: refund.id,
    subject: messages.refundedSubject({ brand, number }),
    parts: [
      createParagraph(messages.refunded({ amount: money(refund.amount_minor), number })),
      renderRefundRows(ports, order, refund),
      ...(isAtPartner ? [createParagraph(messages.bankTakesTime)] : []),
      createParagraph(messages.creditNote({ number: refund.credit_note_number ?? '' })),
    ],
  });
}
