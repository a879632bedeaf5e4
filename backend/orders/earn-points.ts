import { sql } from 'kysely';
import { buildPointsCredit } from '../loyalty/points-account.ts';
import type { OrderEffect } from './order-effects.ts';

/** Credits the points of a paid order. Only members earn points; an order without points costs no statement. */
export const earnPoints: OrderEffect = {
  finalize({ id, customer_id: customerId, content: { earnedPoints = 0 } }, now) {
    if (earnedPoints === 0) return [];
    return [buildPointsCredit({ customerId, points: earnedPoints, kind: 'earn', reference: id, orderId: id, now }, sql`finalised`)];
  },
};
