import { sql } from 'kysely';
import type { OrderLine } from '../database/documents/order-document.ts';
import type { JobSender } from '../jobs/jobs.ts';
import type { OrderEffect } from '../orders/order-effects.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { CallError } from '../router/call-error.ts';
import type { Ids } from '../ports.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { GiftCardCodes } from '../tenders/gift-card/gift-card-codes.ts';
import { deactivateGiftCards } from './deactivate-gift-cards.ts';
import { giftCardMailJob } from './gift-card-mail-job.ts';
import { getSecondsUntilMailing } from './mailing-time.ts';

export interface IssuingPorts {
  readonly ids: Ids;
  readonly jobs: JobSender;
  readonly giftCardCodes: GiftCardCodes | null;
}

/** Gift card lines of an order. */
export const getGiftCardLines = ({ content }: Pick<OrderRecord, 'content'>): readonly OrderLine[] =>
  content.rows.filter(({ item }) => item.isDigitalProduct);

/** Creates a card for each unit of a gift card line. */
function createCards(order: OrderRecord, { ids, giftCardCodes }: IssuingPorts) {
  return getGiftCardLines(order).flatMap(({ id: lineId, qty, unitMinor }) =>
    Array.from({ length: qty }, (_, index) => {
      const id = ids.uuid();
      const number = giftCardCodes?.getCodes(id).number;
      return {
        id,
        reference: `${order.id}:${lineId}:${index + 1}`,
        amount: unitMinor,
        hash: number === undefined ? null : giftCardCodes?.hashNumber(number),
        details: { orderId: order.id, lineId, ...(number !== undefined && { last4: number.slice(-4) }) },
      };
    }),
  );
}

/**
 * Issues the gift cards of an order in the statement that finalizes it, and queues the jobs that mail them. A server without the secret
 * issues them without numbers; their mail waits for a server that has it.
 */
export function createGiftCardEffect(ports: IssuingPorts): OrderEffect {
  return {
    finalize(order, now) {
      const cards = createCards(order, ports);
      if (cards.length === 0) return [];
      const rows = sql`jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as card(id uuid, reference text, amount int, hash text, details jsonb)`;
      return [
        sql`issued as (
          insert into value_accounts (id, kind, currency, balance, code_hash, details, created_at, updated_at)
          select card.id, 'gift_card', ${order.currency}::text, card.amount, card.hash, card.details, ${now}::timestamptz, ${now}::timestamptz
          from finalised, ${rows} returning id)`,
        sql`issued_values as (
          insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
          select card.id, card.reference, 'issue', card.amount, ${order.id}::uuid, ${now}::timestamptz
          from issued join ${rows} on card.id = issued.id)`,
      ];
    },
    async cancelUnits(transaction, order, units, now) {
      const lines = new Set(getGiftCardLines(order).map(({ id }) => id));
      const cards = units.filter(({ lineId }) => lines.has(lineId));
      if (!(await deactivateGiftCards(transaction, { orderId: order.id, units: cards, now })))
        throw new CallError(409, 'ORD409', ['A gift card of the order has been used already.']);
    },
    send(order, now) {
      const { site } = getShopContext({ siteId: order.site_id });
      return Promise.all(
        getGiftCardLines(order).map(({ id: lineId, giftOption }) =>
          ports.jobs.buildSend(
            giftCardMailJob,
            { orderId: order.id, lineId },
            { after: getSecondsUntilMailing(giftOption?.sendOn, { timeZone: site.timeZone, now }) },
          ),
        ),
      );
    },
  };
}
