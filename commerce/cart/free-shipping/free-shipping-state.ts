import type { Cart } from '#generated/openapi/cart.ts';
import { parseCallout } from '../promotions/parse-callout.ts';

/** How far a cart is on its way to free shipping. */
export interface FreeShippingState {
  /** Still missing, in the cart's currency; 0 once earned. */
  readonly remaining: number;
  /** 0 to 1. */
  readonly progress: number;
  /** What the promotion itself says, where it says it in all three stages. */
  readonly callout?: string;
}

/** Undefined where the site has no such promotion. */
export function freeShippingState({
  approachingDiscount,
  promoSummary,
}: Pick<Cart, 'approachingDiscount' | 'promoSummary'>): FreeShippingState | undefined {
  const discount = approachingDiscount.find(({ level }) => level === 'SHIPPING');
  if (!discount) return undefined;
  const { threshold, remaining, promotionId } = discount;
  const progress = threshold <= 0 ? 1 : Math.min(1, Math.max(0, 1 - remaining / threshold));
  const message = promoSummary.find((entry) => entry.promotionId === promotionId)?.calloutMessage;
  const stages = message === undefined ? undefined : parseCallout(message);
  const callout = stages && (remaining <= 0 ? stages.earned : progress === 0 ? stages.approaching : stages.inProgress);
  return { remaining, progress, ...(callout ? { callout } : {}) };
}
