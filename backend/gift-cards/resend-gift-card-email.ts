import { sql } from 'kysely';
import type { OrderLine } from '../database/documents/order-document.ts';
import { findOrderFor } from '../orders/find-order.ts';
import type { OrderPorts } from '../orders/order-ports.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { createBadRequestError, CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { giftCardMailJob } from './gift-card-mail-job.ts';
import { getSecondsUntilMailing } from './mailing-time.ts';
import { hasActiveCards, type GiftCardMailPorts } from './mail-gift-cards.ts';

const createNotMailedError = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);

/** @throws 400 if the order has no such line, 409 ORD409 if its cards cannot be mailed now */
function findMailedLine(order: OrderRecord, itemId: string, now: Date): OrderLine {
  const line = order.content.rows.find(({ id }) => id === itemId);
  if (!line) throw createBadRequestError(['body/itemId: is not of this order']);
  if (!line.item.isDigitalProduct) throw createNotMailedError('This line has no gift cards.');
  if (order.state !== 'finalised') throw createNotMailedError('The order is not paid.');
  const { timeZone } = getShopContext({ siteId: order.site_id }).site;
  if (getSecondsUntilMailing(line.giftOption?.sendOn, { timeZone, now }) > 0)
    throw createNotMailedError('The gift cards are mailed on their day.');
  return line;
}

/** Mails the cards of an order line again, to the same or another address. */
export function createResendGiftCardEmail(ports: GiftCardMailPorts & Pick<OrderPorts, 'limiter'>): Handler<'resendGiftCardEmail'> {
  const { db, clock, ids, jobs } = ports;
  return {
    async handle({ body: { orderNumber, email, itemId, recipient: given }, context }) {
      const order = await findOrderFor(ports, context, { orderNumber, email });
      const line = findMailedLine(order, itemId, clock.now());
      const ofLine = { orderId: order.id, lineId: line.id };
      if (!(await hasActiveCards(db, ofLine))) throw createNotMailedError('The gift cards are cancelled.');
      const recipient = given ?? line.giftOption?.email ?? order.email;
      const job = await jobs.buildSend(giftCardMailJob, { ...ofLine, again: { id: ids.uuid(), recipient } });
      await sql`select count(*) from ${job}`.execute(db);
      return { status: 202, body: { recipient } };
    },
  };
}
