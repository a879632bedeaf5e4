import { sql, type Kysely } from 'kysely';
import { giftCardMailMessages } from '#generated/messages/gift-card-mail/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { OrderLine } from '../database/documents/order-document.ts';
import type { Tables } from '../database/tables.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { getFirstNameOfShipments } from '../delivery/destinations.ts';
import { deliverByMail } from '../fulfillment/deliver-by-mail.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { JobSender } from '../jobs/jobs.ts';
import { createParagraph, type MailSection } from '../mail/mail-part.ts';
import { queueMail, queueUnsolicitedMail, type MailRates, type QueuedMail } from '../mail/queue-mail.ts';
import { toWire } from '../money/minor-units.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import type { Clock, Ids } from '../ports.ts';
import { getShopContext, type LinkOrigin, type ShopSite } from '../sites/shop-site.ts';
import type { GiftCardCodes } from '../tenders/gift-card/gift-card-codes.ts';
import type { GiftCardsOfLine } from './gift-card-mail-job.ts';
import { getGiftCardLines } from './issue-gift-cards.ts';

export interface GiftCardMailPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly linkOrigin: LinkOrigin;
  readonly deliveryKinds: DeliveryKinds;
  readonly giftCardCodes: GiftCardCodes | null;
  /** Rate limits of resent mails, which may go to any address. */
  readonly mailRates?: MailRates | undefined;
}

interface IssuedCard {
  readonly id: string;
  readonly hasNumber: boolean;
}

/** Active cards of a line in the order in which they were issued. */
async function readCards(db: Kysely<Tables>, { orderId, lineId }: GiftCardsOfLine): Promise<readonly IssuedCard[]> {
  const { rows } = await sql<IssuedCard>`select a.id, a.code_hash is not null as "hasNumber"
    from value_accounts a join value_entries e on e.account_id = a.id and e.kind = 'issue'
    where a.kind = 'gift_card' and a.details ->> 'orderId' = ${orderId}::text and a.details ->> 'lineId' = ${lineId}::text and a.is_active
    order by length(e.reference), e.reference`.execute(db);
  return rows;
}

/** False when all cards of a line are canceled. */
export const hasActiveCards = async (db: Kysely<Tables>, line: GiftCardsOfLine): Promise<boolean> => (await readCards(db, line)).length > 0;

/** Adds numbers to cards that were issued by a server without the secret. */
async function addNumbers(db: Kysely<Tables>, codes: GiftCardCodes, cards: readonly IssuedCard[]): Promise<void> {
  const numbered = cards
    .filter(({ hasNumber }) => !hasNumber)
    .map(({ id }) => {
      const { number } = codes.getCodes(id);
      return { id, hash: codes.hashNumber(number), details: { last4: number.slice(-4) } };
    });
  if (numbered.length === 0) return;
  await sql`update value_accounts a set code_hash = card.hash, details = a.details || card.details
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as card(id uuid, hash text, details jsonb)
    where a.id = card.id and a.code_hash is null`.execute(db);
}

/** The color of a card's design, as listings show it. */
async function readSwatch(db: Kysely<Tables>, { brand }: ShopSite, { item }: OrderLine): Promise<string | undefined> {
  const found = await db
    .selectFrom('colors')
    .select('swatch')
    .where('brand', '=', brand)
    .where('code', '=', item.color?.value ?? '')
    .executeTakeFirst();
  return found?.swatch;
}

/** First name from the billing address. An order without one uses the contact. */
function getBuyerName(kinds: DeliveryKinds, { content: { billingAddress, shipments } }: OrderRecord): string | undefined {
  return billingAddress?.recipientFirstName ?? getFirstNameOfShipments(kinds, shipments);
}

interface WrittenMail {
  readonly id: string;
  readonly cards: readonly IssuedCard[];
  readonly swatch: string | undefined;
  readonly origin: string;
  /** First name of the buyer. */
  readonly from: string | undefined;
}

/** Builds the mail for a line's cards in the language of the order. Numbers and PINs are added when it is sent. */
function writeMail(order: OrderRecord, line: OrderLine, { id, cards, swatch, origin, from }: WrittenMail): QueuedMail {
  const { site, locale } = getShopContext({ siteId: order.site_id, locale: order.locale });
  const messages = getMessages(giftCardMailMessages, locale);
  const { brandName: brand, currency } = site;
  const { giftOption } = line;
  const value = formatMoney(toWire(line.unitMinor, currency), currency, getLanguageTag(locale));
  const count = cards.length;
  const giftText = from === undefined ? messages.gift({ brand, count }) : messages.giftFrom({ from, brand, count });
  const parts: MailSection[] = [
    createParagraph(giftOption ? messages.greeting({ name: giftOption.to }) : messages.hello),
    createParagraph(giftOption ? giftText : messages.own({ brand, count })),
    ...(giftOption && giftOption.message !== '' ? [createParagraph(messages.quoted({ message: giftOption.message }))] : []),
    ...cards.map(({ id: cardId }): MailSection => ({
      kind: 'giftCard',
      cardId,
      title: brand,
      value,
      labels: { number: messages.number, pin: messages.pin },
      ...(swatch !== undefined && { swatch }),
    })),
    createParagraph(messages.use),
    { kind: 'link', label: messages.balanceLink, href: `${origin}/${locale}/gift-card/balance` },
    createParagraph(messages.keep),
    createParagraph(messages.signature({ brand })),
  ];
  return {
    id,
    dedupeKey: `gift-card:${order.id}:${line.id}`,
    template: 'gift-card',
    recipient: giftOption?.email ?? order.email,
    locale: order.locale,
    payload: { brand: site.brand, orderId: order.id, subject: messages.subject({ brand, count }), parts },
  };
}

/** Mails the cards of an order line, once. Deactivated cards are skipped. */
export function createMailGiftCards(ports: GiftCardMailPorts): JobHandler<GiftCardsOfLine> {
  const { db, clock, ids, jobs, linkOrigin, deliveryKinds, giftCardCodes: codes, mailRates } = ports;
  return async ({ orderId, lineId, again }) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    const line = order && getGiftCardLines(order).find(({ id }) => id === lineId);
    const issued = line ? await readCards(db, { orderId, lineId }) : [];
    if (!order || !line || issued.length === 0) return undefined;
    if (!codes) throw new Error(`[cairn] [gift-cards] ${order.number}: cards are mailed once GIFT_CARD_KEY is set`);
    await addNumbers(db, codes, issued);
    const { site } = getShopContext({ siteId: order.site_id });
    const written = {
      id: ids.uuid(),
      swatch: await readSwatch(db, site, line),
      origin: linkOrigin(site),
      from: getBuyerName(deliveryKinds, order),
    };
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      if (!again && (await deliverByMail(transaction, { order, lineId, now })) === 0) return;
      // Units canceled by now no longer have cards.
      const cards = await readCards(transaction, { orderId, lineId });
      if (cards.length === 0) return;
      const mail = writeMail(order, line, { ...written, cards });
      if (!again) return queueMail(transaction, jobs, mail, now);
      // An address may get several mails of this kind in a row, as it may have several cards.
      const rates = mailRates && { ...mailRates, mailsOfRecipientAndKind: mailRates.mailsOfRecipient };
      const repeated = { ...mail, dedupeKey: `${mail.dedupeKey}:${again.id}`, recipient: again.recipient };
      return queueUnsolicitedMail(transaction, jobs, repeated, { now, rates });
    });
    return undefined;
  };
}
