import { couponMessages } from '#generated/messages/coupon/all.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { toWire } from '../../money/minor-units.ts';
import { couponReasons, type CouponReason } from '../../promotions/coupon-reasons.ts';
import type { Missing } from '../../promotions/engine/result.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

/** The reason why a coupon does not apply, with the amount missing to its minimum. */
export function formatCouponMessage({ site, locale }: ShopContext, reason: CouponReason, missing: Missing | undefined): string {
  const { minimumAmount, minimumUnits } = getMessages(couponMessages, locale);
  if (missing && reason === 'minimum-amount')
    return minimumAmount({ amount: formatMoney(toWire(missing.amountMinor, site.currency), site.currency, getLanguageTag(locale)) });
  if (missing && reason === 'minimum-units') return minimumUnits({ units: missing.units });
  return getMessages(errorMessages, locale)[couponReasons[reason]];
}
