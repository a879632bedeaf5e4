import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import type { ErrorMessageData } from '../../errors/error-messages.ts';
import type { Formatters } from '../../site/formatters.ts';
import { changeCart, type CartEnvironment } from '../changes/change-cart.ts';
import { applyCouponChange, removeCouponChange } from './coupon-changes.ts';
import { getCouponAnnouncement } from './coupon-text.ts';

/** Messages and formatters of the announcement. */
interface Texts {
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly errorMessages: ErrorMessageData;
}

/** @returns the announcement of the accepted code */
export async function applyCode(environment: CartEnvironment, code: string, texts: Texts): Promise<string> {
  const { messages, formatters, errorMessages } = texts;
  const { couponItems } = await changeCart(environment, applyCouponChange, code);
  const coupon = couponItems.find((one) => one.code === code);
  return coupon ? getCouponAnnouncement(coupon, messages, formatters, errorMessages) : messages.couponApplied({ code });
}

export async function removeCode(environment: CartEnvironment, coupon: CouponItem): Promise<void> {
  await changeCart(environment, removeCouponChange, coupon);
}
