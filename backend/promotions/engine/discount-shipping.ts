import type { Minor } from '../../money/minor-units.ts';
import type { PreparedReward } from '../kinds/promotion-kind.ts';
import { createApplied, type Balance } from './balance.ts';
import type { PromotionFacts } from './facts.ts';
import type { Candidate } from './find-candidates.ts';
import { clampDiscount } from './reduce-lines.ts';
import type { AppliedPromotion, ShippingDiscount } from './result.ts';

type ShippingReward = Extract<PreparedReward, { readonly takes: 'shipping' }>;

interface MethodDiscount extends ShippingDiscount {
  /** Index of the shipment in the facts. */
  readonly place: number;
  /** Index of the method in its shipment. */
  readonly index: number;
  readonly isChosen: boolean;
}

interface ShippingStep {
  readonly balance: Balance;
  readonly applied: AppliedPromotion | null;
  readonly savedMinor: Minor;
  /** Codes of the methods that a coupon reduces without applying. */
  readonly otherMethods?: readonly string[];
}

/** Discounts on all methods of the shipments that contain the promotion's items. */
function findMethodDiscounts(
  { items, promotion: { delivery } }: Pick<Candidate, 'items' | 'promotion'>,
  reward: ShippingReward,
  { lines, shipments }: PromotionFacts,
  methods: Balance['methods'],
): readonly MethodDiscount[] {
  const held = new Set(items.map((place) => lines[place]?.shipmentId));
  return shipments.flatMap((shipment, place) => {
    if (!held.has(shipment.id) || (delivery && !delivery.has(shipment.delivery))) return [];
    return shipment.methods.flatMap(({ code }, index): readonly MethodDiscount[] => {
      if (reward.methods && !reward.methods.has(code)) return [];
      const left = methods[place]?.[index] ?? 0;
      const minor = clampDiscount(reward.discount(left), left);
      return minor === 0 ? [] : [{ place, index, isChosen: code === shipment.chosen, shipmentId: shipment.id, method: code, minor }];
    });
  });
}

/** Reduces the prices of methods. A coupon applies only if a chosen method is among them, so that it does not spend its use on others. */
export function discountShipping(candidate: Candidate, reward: ShippingReward, facts: PromotionFacts, balance: Balance): ShippingStep {
  const found = findMethodDiscounts(candidate, reward, facts, balance.methods);
  if (found.length === 0) return { balance, applied: null, savedMinor: 0 };
  const methods = balance.methods.map((prices) => [...prices]);
  for (const { place, index, minor } of found) {
    const prices = methods[place];
    if (prices) prices[index] = (prices[index] ?? 0) - minor;
  }
  const chosen = found.filter(({ isChosen }) => isChosen);
  const discountMinor = chosen.reduce((sum, { minor }) => sum + minor, 0);
  const shipping = found.map(({ shipmentId, method, minor }) => ({ shipmentId, method, minor }));
  const next = { ...balance, methods };
  if (candidate.coupon && chosen.length === 0)
    return { balance: next, applied: null, savedMinor: 0, otherMethods: [...new Set(shipping.map(({ method }) => method))] };
  return { balance: next, applied: createApplied(candidate, { discountMinor, shipping }), savedMinor: discountMinor };
}
