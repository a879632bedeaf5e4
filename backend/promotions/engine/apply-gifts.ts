import type { Minor } from '../../money/minor-units.ts';
import type { PromotionFacts } from './facts.ts';
import type { PreparedPromotion } from './prepared-promotion.ts';
import type { BonusItem, GiftOffer, GiftOption } from './result.ts';

interface Given {
  readonly given: ReadonlyMap<string, number>;
  readonly gifts: readonly BonusItem[];
  readonly offer: GiftOffer | null;
  readonly savedMinor: Minor;
}

/** Chosen gifts in the order of the list. An unavailable one is replaced by the next available one. */
function getChosenGifts(
  skus: readonly string[],
  available: readonly string[],
  choose: number,
  { id }: PreparedPromotion,
  facts: PromotionFacts,
): readonly string[] {
  const requested = new Set(facts.bonusChoices.filter(({ promotionId }) => promotionId === id).map(({ sku }) => sku));
  const chosen = skus.filter((sku) => requested.has(sku)).slice(0, choose);
  const remaining = new Set(chosen.filter((sku) => available.includes(sku)));
  for (const sku of available) if (remaining.size < chosen.length) remaining.add(sku);
  return available.filter((sku) => remaining.has(sku));
}

function getGiftOptions(skus: readonly string[], available: readonly string[], { gifts }: PromotionFacts): readonly GiftOption[] {
  return skus.filter((sku) => gifts.has(sku)).map((sku) => ({ sku, isAvailable: available.includes(sku) }));
}

/** Adds available gifts. Does nothing for a cart without a parcel that gifts can travel with. */
export function applyGifts(promotion: PreparedPromotion, facts: PromotionFacts, given: ReadonlyMap<string, number>): Given {
  const { reward, id } = promotion;
  const nothing = { given, gifts: [], offer: null, savedMinor: 0 };
  const parcels = new Set(facts.shipments.filter(({ bringsGifts }) => bringsGifts).map((shipment) => shipment.id));
  if (reward.takes !== 'gifts' || !facts.lines.some(({ shipmentId }) => parcels.has(shipmentId))) return nothing;
  const { skus, choose } = reward;
  const available = skus.filter((sku) => (facts.gifts.get(sku)?.stock ?? 0) > (given.get(sku) ?? 0));
  const isChosen = choose !== null;
  const picked = isChosen ? getChosenGifts(skus, available, choose, promotion, facts) : available.slice(0, 1);
  const next = new Map(given);
  for (const sku of picked) next.set(sku, (next.get(sku) ?? 0) + 1);
  return {
    given: next,
    gifts: picked.map((sku) => ({ promotionId: id, sku, qty: 1, isChosen })),
    offer: isChosen && available.length > 0 ? { promotionId: id, choose, options: getGiftOptions(skus, available, facts) } : null,
    savedMinor: picked.reduce((sum, sku) => sum + (facts.gifts.get(sku)?.valueMinor ?? 0), 0),
  };
}
