import { sql } from 'kysely';
import { creditingPoints } from '../loyalty/points-account.ts';
import type { OrderEffect } from './order-effects.ts';

/** Credits the points of an order that is paid. Members alone have any; an order without points costs nothing. */
export const earnPoints: OrderEffect = {
  finalise({ id, customer_id: customerId, content: { earnedPoints = 0 } }, now) {
    if (earnedPoints === 0) return [];
    return [creditingPoints({ customerId, points: earnedPoints, kind: 'earn', reference: id, orderId: id, now }, sql`finalised`)];
  },
};
