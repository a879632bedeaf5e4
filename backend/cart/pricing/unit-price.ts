import { associateDiscountMessages } from '#generated/messages/associate-discount/all.ts';
import type { Segment } from '#generated/promotions/types.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { Minor } from '../../money/minor-units.ts';
import { getPromotionText } from '../../promotions/documents/promotion-text.ts';
import { applyPromotions } from '../../promotions/engine/apply-promotions.ts';
import type { PreparedPromotion } from '../../promotions/engine/prepared-promotion.ts';
import { computeAssociateDiscount } from './associate-discount.ts';
import type { PriceFacts } from './price-facts.ts';

/** Segments with prices of their own; others, such as new customers, see the prices of everyone. */
export const audienceSegments: ReadonlySet<Segment> = new Set<Segment>(['member', 'employee', 'athlete', 'prosumer', 'partner']);

type UnitFacts = Pick<PriceFacts, 'standing' | 'promotions' | 'segments' | 'now'> & { readonly locale: string };

interface Unit {
  readonly styleId: string;
  readonly categoryIds: readonly string[];
  readonly unitMinor: Minor;
  readonly originalMinor: Minor;
}

interface UnitPrice {
  readonly unitMinor: Minor;
  /** Name of the largest of the customer's discounts. */
  readonly discountName: string;
}

/** True for a discount that each unit gets. An amount off the whole order is none. */
const isPerUnit = ({ level, document }: PreparedPromotion): boolean =>
  level === 'PRODUCT' || (level === 'ORDER' && 'percent' in document.reward);

/**
 * Creates a function that prices a unit for a customer of the audience segments: what a cart with this unit alone costs, without coupons.
 * Null at the price of everyone. Pure.
 */
export function createUnitPricer({ standing, promotions, segments, now, locale }: UnitFacts): (unit: Unit) => UnitPrice | null {
  const perUnit = { ...promotions, automatic: promotions.automatic.filter(isPerUnit) };
  const ofAudience = perUnit.automatic.filter((one) => one.segments?.some((name) => audienceSegments.has(name)));
  const own = new Map(ofAudience.map(({ id, document }) => [id, document.name]));
  return ({ styleId, categoryIds, unitMinor, originalMinor }) => {
    const isReduced = unitMinor < originalMinor;
    const line = { id: styleId, styleId, categoryIds, qty: 1, unitMinor, isReduced, takesPromotions: true, shipmentId: '' };
    const furtherOrderDiscount = (goodsMinor: Minor): Minor => computeAssociateDiscount(goodsMinor, standing)?.amountMinor ?? 0;
    const facts = { at: now, locale, segments, lines: [line], shipments: [], coupons: [], bonusChoices: [], gifts: new Map() };
    const result = applyPromotions({ ...facts, ...(standing && { furtherOrderDiscount }) }, perUnit);
    const discounts = result.applied.flatMap(({ id, discountMinor: minor }) => {
      const name = own.get(id);
      return name ? [{ minor, name: getPromotionText(name, locale) }] : [];
    });
    const associate = { minor: result.furtherOrderMinor, name: getMessages(associateDiscountMessages, locale).name };
    const [largest] = [associate, ...discounts].toSorted((one, other) => other.minor - one.minor);
    if (!largest || largest.minor === 0) return null;
    const { productMinor = 0, orderMinor = 0 } = result.lines[0] ?? {};
    return { unitMinor: unitMinor - productMinor - orderMinor, discountName: largest.name };
  };
}
