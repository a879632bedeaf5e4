import type { OrderState } from '#backend/database/tables/orders.ts';
import type { Random } from '../run/random.ts';
import type { CardName } from '../shop/buy.ts';
import type { Script } from '../shop/faulty-partner.ts';

/** The way an order reaches the moment at which its host is killed. */
export interface Moment {
  /** The order's state then; `any` when the kill comes at a random moment. */
  readonly state: OrderState | 'any';
  readonly card: CardName;
  readonly script: Script;
  /** Gift cards that pay a part. */
  readonly giftCards?: number;
  /** True if its shopper cancels it as soon as it is placed. */
  readonly cancels?: true;
}

/** Every state, before and after each of the partner's actions. */
export const moments: readonly Moment[] = [
  { state: 'reserving', card: 'accepted', script: { authorize: ['late'] } },
  { state: 'reserving', card: 'accepted', script: { authorize: ['held'] } },
  { state: 'reserving', card: 'slow', script: { authorize: ['late'] }, giftCards: 3 },
  { state: 'authenticating', card: 'challenged', script: {}, giftCards: 1 },
  { state: 'confirming', card: 'accepted', script: { capture: ['late'] } },
  { state: 'confirming', card: 'accepted', script: { capture: ['held'] }, giftCards: 2 },
  { state: 'releasing', card: 'accepted', script: { capture: ['withdraw'], void: ['late'] }, giftCards: 1 },
  { state: 'releasing', card: 'accepted', script: { capture: ['withdraw'], void: ['held'] } },
  { state: 'finalised', card: 'accepted', script: {}, giftCards: 2 },
  { state: 'finalised', card: 'accepted', script: {}, giftCards: 1, cancels: true },
  { state: 'finalised', card: 'accepted', script: { refund: ['lose'] }, cancels: true },
  { state: 'finalised', card: 'accepted', script: { refund: ['held'] }, giftCards: 2, cancels: true },
  { state: 'cancelled', card: 'declined', script: {}, giftCards: 2 },
  { state: 'any', card: 'accepted', script: {}, giftCards: 3 },
  { state: 'any', card: 'accepted', script: { authorize: ['lose'] } },
  { state: 'any', card: 'declined', script: {} },
];

export interface KillPlan {
  /** Milliseconds between the random placements and the kill. */
  readonly delay: number;
  /** True when late requests reach the partner before the host is back, false when only afterwards. */
  readonly isLateBefore: boolean;
  /** For each moment: true when its shopper retries with the same key once the shop is back. */
  readonly pressesAgain: readonly boolean[];
}

export function planKill(random: Random): KillPlan {
  return { delay: random.below(120), isLateBefore: random.chance(0.5), pressesAgain: moments.map(() => random.chance(0.5)) };
}
