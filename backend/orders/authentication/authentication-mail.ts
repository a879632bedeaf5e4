import { sql } from 'kysely';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { buildQueueMail, type QueuedMail } from '../../mail/queue-mail.ts';
import { toWire } from '../../money/minor-units.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createOrderMail, getGreetingName } from '../order-mails.ts';
import type { OrderPorts } from '../order-ports.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';

type Ports = Pick<OrderPorts, 'db' | 'jobs' | 'clock' | 'ids' | 'deliveryKinds' | 'linkOrigin'>;

/** The mail with the link to an open challenge; null without one. */
function createAuthenticationMail({ clock, ids, deliveryKinds, linkOrigin }: Ports, order: OrderRecord): QueuedMail | null {
  const { site, locale } = getShopContext({ siteId: order.site_id, locale: order.locale });
  const tender = order.tenders.find(({ state }) => state === 'waiting');
  if (!tender?.challenge || new Date(tender.challenge.expiresAt) <= clock.now()) return null;
  const messages = getMessages(orderMailMessages, locale);
  const { brandName: brand, currency, timeZone } = site;
  const { number } = order;
  const languageTag = getLanguageTag(locale);
  const amount = formatMoney(toWire(tender.amountMinor, currency), currency, languageTag);
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  const time = formatDate(new Date(tender.challenge.expiresAt), languageTag, options);
  const href = `${linkOrigin(site)}/${locale}/checkout/return?${new URLSearchParams({ order: order.id })}`;
  const parts = [
    createParagraph(messages.greeting({ name: getGreetingName(deliveryKinds, order) })),
    createParagraph(messages.confirmPayment({ amount, number, time })),
    { kind: 'link', label: messages.confirmLink, href } as const,
    createParagraph(messages.confirmCart),
    createParagraph(messages.signature({ brand })),
  ];
  return createOrderMail('order-authentication', order, { subject: messages.confirmSubject({ brand, number }), parts }, ids.uuid());
}

/** Mails the shopper once that the order waits for their confirmation. Queues nothing if the order was settled meanwhile. */
export async function sendAuthenticationMail(ports: Ports, orderId: string): Promise<void> {
  const { db, jobs, clock } = ports;
  const mail = createAuthenticationMail(ports, await readOrder(db, orderId));
  if (!mail) return;
  const waiting = sql`from orders where id = ${orderId}::uuid and state = 'authenticating'`;
  const { mailed, sent } = await buildQueueMail(jobs, mail, clock.now(), waiting);
  await sql`with mailed as (${mailed}) select ${sent}`.execute(db);
}
