import type { ApproachingDiscount } from '#generated/openapi/cart.ts';
import type { OrderPromotion, PromoSummaryEntry } from '#generated/openapi/shared.ts';
import { formatMoney } from '#messages/format/money.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { getPromotionText } from '../../promotions/documents/promotion-text.ts';
import type { Callout, Missing } from '../../promotions/engine/result.ts';
import type { PromotionDocument } from '../../promotions/promotion-document.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { renderAssociatePromotions, renderAssociateSummary } from './associate-discount.ts';
import type { PricedCart } from './priced-cart.ts';

/** A promotion's discount with its name. */
export function renderOrderPromotion({ site, locale }: ShopContext, priced: PricedCart, id: string, minor: Minor): OrderPromotion {
  return { promotionId: id, promotionName: getPromotionName(priced, id, locale), amount: toWire(minor, site.currency) };
}

export function getPromotionName({ promotions }: PricedCart, id: string, locale: string): string {
  const document = promotions.documents.get(id);
  return document ? getPromotionText(document.name, locale) : id;
}

/** Discounts on the goods as a whole. */
export function renderOrderPromotions(shop: ShopContext, priced: PricedCart): OrderPromotion[] {
  const ofOrder = priced.promotions.applied.filter(({ level, discountMinor }) => level === 'ORDER' && discountMinor > 0);
  return [
    ...ofOrder.map(({ id, discountMinor }) => renderOrderPromotion(shop, priced, id, discountMinor)),
    ...renderAssociatePromotions(shop, priced.associate),
  ];
}

const states = { approaching: 'approaching', 'in-progress': 'inProgress', earned: 'earned' } as const;

function formatCallout(callout: NonNullable<PromotionDocument['callout']>, { amountMinor, units }: Missing, shop: ShopContext): string {
  const { currency } = shop.site;
  const getRemaining = (): string => formatMoney(toWire(amountMinor, currency), currency, getLanguageTag(shop.locale));
  const texts = [callout.approaching, callout.inProgress, callout.earned].map((text) => getPromotionText(text, shop.locale));
  return texts.join('|').replaceAll('{remaining}', getRemaining).replaceAll('{units}', `${units}`);
}

function renderEntry(shop: ShopContext, priced: PricedCart, { promotionId, level, state, missing }: Callout): PromoSummaryEntry {
  const { callout, calloutLevel = level } = priced.promotions.documents.get(promotionId) ?? {};
  return {
    level,
    promotionId,
    promotionName: getPromotionName(priced, promotionId, shop.locale),
    state: states[state],
    ...(callout && { calloutMessage: formatCallout(callout, missing, shop), approachingDisplayLevel: calloutLevel }),
  };
}

/** All promotions of a cart, and those with a callout that it is approaching. The associate discount is the last of the order's. */
export function renderPromoSummary(shop: ShopContext, priced: PricedCart): PromoSummaryEntry[] {
  const shown = priced.promotions.callouts.filter(
    ({ state, promotionId }) => state === 'earned' || priced.promotions.documents.get(promotionId)?.callout,
  );
  const entries = shown.map((callout) => renderEntry(shop, priced, callout));
  const isShipping = ({ level }: PromoSummaryEntry): boolean => level === 'SHIPPING';
  return [
    ...entries.filter((entry) => !isShipping(entry)),
    ...renderAssociateSummary(shop, priced.associate),
    ...entries.filter((entry) => isShipping(entry)),
  ];
}

/** The remaining amounts of promotions with a minimum amount and a callout. */
export function renderApproachingDiscounts({ site }: ShopContext, { promotions }: PricedCart): ApproachingDiscount[] {
  return promotions.callouts.flatMap(({ promotionId, level, thresholdMinor, missing }) => {
    if (thresholdMinor === null || !promotions.documents.get(promotionId)?.callout) return [];
    const [threshold, remaining] = [toWire(thresholdMinor, site.currency), toWire(missing.amountMinor, site.currency)];
    return [{ level, promotionId, threshold, remaining }];
  });
}
