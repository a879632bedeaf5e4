import type { CouponItem } from '#generated/openapi/cart.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { getErrorMessage, type ErrorMessageData } from '../../errors/error-messages.ts';
import type { Formatters } from '../../site/formatters.ts';

/**
 * Reason why a code does not apply: the amount missing to its minimum, otherwise the service's reason, otherwise the text of its error
 * code.
 */
export function getCouponReason(
  { remaining = 0, message, errorId }: CouponItem,
  messages: CartMessages,
  { money, languageTag }: Formatters,
  errors: ErrorMessageData,
): string {
  if (remaining > 0) return messages.couponRemaining({ amount: money(remaining) });
  return message ?? (errorId === undefined ? undefined : getErrorMessage(errors, errorId, languageTag, {})) ?? messages.couponNotApplied;
}

/** Announcement for an accepted code: its discount, or why it has none yet. */
export function getCouponAnnouncement(
  coupon: CouponItem,
  messages: CartMessages,
  formatters: Formatters,
  errors: ErrorMessageData,
): string {
  const { code, applied, amount = 0 } = coupon;
  if (!applied) return `${code}: ${getCouponReason(coupon, messages, formatters, errors)}`;
  return amount > 0 ? messages.couponSaved({ code, amount: formatters.money(amount) }) : messages.couponApplied({ code });
}
