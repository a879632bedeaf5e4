import { associateDiscountMessages } from '#generated/messages/associate-discount/all.ts';
import type { CustomerNotification } from '#generated/openapi/cart.ts';
import type { OrderPromotion, PromoSummaryEntry } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { calculateRoundedShare } from '../../money/rounding.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { AssociateStanding } from './associate-standing.ts';

const promotionId = 'associate-discount';

export interface AssociateDiscount {
  readonly standing: AssociateStanding;
  /** The discount on the goods. */
  readonly amountMinor: Minor;
  /** The discounted price of the reduced goods, which an order deducts from the year's cap. */
  readonly spendMinor: Minor;
  /** True if the cap is reached and some goods have their full price. */
  readonly isCapped: boolean;
}

/** The largest price of goods that fits into the remaining cap after the percentage is deducted and rounded half up. */
function computeMaxGoods(percent: number, leftMinor: Minor): Minor {
  return leftMinor === 0 ? 0 : Math.floor((100 * leftMinor + 50) / (100 - percent));
}

/**
 * The associate discount on goods. The cap limits the amount paid at the discount: goods are reduced until it is used up, to the minor
 * unit. Null for a customer without the discount.
 */
export function computeAssociateDiscount(goodsMinor: Minor, standing: AssociateStanding | null): AssociateDiscount | null {
  if (!standing || goodsMinor === 0) return null;
  const { percent, spentMinor, capMinor } = standing;
  const most = computeMaxGoods(percent, Math.max(0, capMinor - spentMinor));
  const reducedMinor = Math.min(goodsMinor, most);
  const amountMinor = calculateRoundedShare(reducedMinor, percent, 100);
  return { standing, amountMinor, spendMinor: amountMinor === 0 ? 0 : reducedMinor - amountMinor, isCapped: most < goodsMinor };
}

const isTaken = (discount: AssociateDiscount | null): discount is AssociateDiscount => discount !== null && discount.amountMinor > 0;

export function renderAssociatePromotions({ site, locale }: ShopContext, discount: AssociateDiscount | null): OrderPromotion[] {
  if (!isTaken(discount)) return [];
  const { name } = getMessages(associateDiscountMessages, locale);
  return [{ promotionId, promotionName: name, amount: toWire(discount.amountMinor, site.currency) }];
}

export function renderAssociateSummary({ locale }: ShopContext, discount: AssociateDiscount | null): PromoSummaryEntry[] {
  if (!isTaken(discount)) return [];
  const { name, approaching, inProgress, earned } = getMessages(associateDiscountMessages, locale);
  const calloutMessage = [approaching, inProgress, earned({ rate: discount.standing.percent / 100 })].join('|');
  return [{ level: 'ORDER', promotionId, promotionName: name, calloutMessage, approachingDisplayLevel: 'ORDER' }];
}

/** The notification that the cap is reached. */
export function renderAssociateNotifications({ locale }: ShopContext, discount: AssociateDiscount | null): CustomerNotification[] {
  if (!discount?.isCapped) return [];
  const { capReached } = getMessages(associateDiscountMessages, locale);
  return [{ code: 'AssociateCapReached', level: 'info', message: capReached }];
}
