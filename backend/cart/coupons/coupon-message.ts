import { couponMessages } from '#generated/messages/coupon/all.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { formatChoice } from '#messages/format/list.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { toWire } from '../../money/minor-units.ts';
import { couponReasons, type CouponReason } from '../../promotions/coupon-reasons.ts';
import type { Missing } from '../../promotions/engine/result.ts';
import type { ShopContext } from '../../sites/shop-site.ts';

interface Details {
  readonly missing?: Missing | undefined;
  /** Names of the shipping methods with which it applies. */
  readonly methods: readonly string[];
}

/** The reason why a coupon does not apply, with what is missing to its minimum or the shipping methods to choose. */
export function formatCouponMessage({ site, locale }: ShopContext, reason: CouponReason, { missing, methods }: Details): string {
  const { minimumAmount, minimumUnits, chooseMethod } = getMessages(couponMessages, locale);
  if (methods.length > 0) return chooseMethod({ methods: formatChoice(methods, getLanguageTag(locale)) });
  if (missing && reason === 'minimum-amount')
    return minimumAmount({ amount: formatMoney(toWire(missing.amountMinor, site.currency), site.currency, getLanguageTag(locale)) });
  if (missing && reason === 'minimum-units') return minimumUnits({ units: missing.units });
  return getMessages(errorMessages, locale)[couponReasons[reason]];
}
