import type { PromotionItems, Segment } from '#generated/promotions/types.ts';
import type { FactCoupon, FactLine, FactShipment, PromotionFacts } from '../engine/facts.ts';
import type { Reward, StoredPromotion } from '../promotion-document.ts';

/** Reproducible random numbers from a seed (mulberry32). */
export interface RandomSource {
  /** An integer from 0 to `end` - 1. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Includes each value with probability `share`. */
  some<Value>(values: readonly Value[], share: number): readonly Value[];
}

export function createDice(seed: number): RandomSource {
  let state = seed | 0;
  const drawNext = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawBelow = (end: number): number => Math.floor(drawNext() * end);
  return {
    below: drawBelow,
    chance: (share) => drawNext() < share,
    pick: (values) => values[drawBelow(values.length)] as (typeof values)[number],
    some: (values, share) => values.filter(() => drawNext() < share),
  };
}

const categories = ['20001', '20002', '20003', '20004'];
const styles = ['TFAAAA01', 'TFBBBB02', 'TFCCCC03', 'TFDDDD04', 'TFEEEE05', 'TFFFFF06'];
const giftSkus = ['GIFT-A', 'GIFT-B', 'GIFT-C'];
const codes = ['ALPHA', 'BRAVO', 'CHARLIE', 'THANKS-1', 'THANKS-2', 'NOBODY'];
const segments: readonly Segment[] = ['member', 'employee', 'new-customer', 'signed-in'];

const drawAmounts = (dice: RandomSource, most: number) => ({ USD: (1 + dice.below(most * 100)) / 100 });

function drawItems(dice: RandomSource): PromotionItems {
  return {
    ...(dice.chance(0.4) && { categories: [dice.pick(categories)] }),
    ...(dice.chance(0.2) && { styles: [dice.pick(styles)] }),
    ...(dice.chance(0.2) && { except: { reduced: true } }),
  };
}

function drawReward(dice: RandomSource): Reward {
  const percent = dice.pick([1, 10, 33, 50, 100]);
  return dice.pick<() => Reward>([
    () => ({ kind: 'order-percentage', percent, ...(dice.chance(0.3) && { maximum: drawAmounts(dice, 20) }) }),
    () => ({ kind: 'order-amount', amount: drawAmounts(dice, 60) }),
    () => ({ kind: 'product-percentage', percent }),
    () => ({ kind: 'product-amount', amount: drawAmounts(dice, 30) }),
    () => ({ kind: 'product-fixed-price', price: drawAmounts(dice, 90), units: 1 + dice.below(3) }),
    () => ({
      kind: 'buy-x-get-y',
      buy: 1 + dice.below(3),
      get: 1 + dice.below(2),
      percent,
      ...(dice.chance(0.4) && { of: drawItems(dice) }),
    }),
    () => ({ kind: 'gift-with-purchase', gifts: [...giftSkus], ...(dice.chance(0.5) && { choose: 1 + dice.below(2) }) }),
    () => ({ kind: 'shipping-percentage', percent }),
    () => ({ kind: 'shipping-amount', amount: drawAmounts(dice, 10) }),
    () => ({ kind: 'shipping-free', methods: ['standard'] }),
    () => ({ kind: 'shipping-fixed-price', price: drawAmounts(dice, 8) }),
  ])();
}

/** Some promotions that combine and exclude each other in all ways. */
export function drawPromotions(dice: RandomSource): readonly StoredPromotion[] {
  const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };
  return Array.from({ length: 1 + dice.below(8) }, (_, index) => ({
    id: `p${index}`,
    document: {
      name,
      priority: dice.below(3),
      stacking: dice.pick(['stackable', 'stackable', 'stackable', 'exclusive-in-level', 'exclusive'] as const),
      items: drawItems(dice),
      ...(dice.chance(0.3) && { minimum: { amount: drawAmounts(dice, 150) } }),
      ...(dice.chance(0.2) && { minimum: { units: 1 + dice.below(5) } }),
      ...(dice.chance(0.2) && { segments: [dice.pick(segments)] }),
      ...(dice.chance(0.4) && { coupon: dice.chance(0.3) ? { prefix: 'THANKS-' } : { codes: [dice.pick(codes)] } }),
      reward: drawReward(dice),
    },
  }));
}

function drawLine(dice: RandomSource, index: number): FactLine {
  const isDigital = dice.chance(0.1);
  return {
    id: `line-${index}`,
    styleId: dice.pick(styles),
    categoryIds: dice.some(categories, 0.4),
    qty: 1 + dice.below(5),
    unitMinor: 1 + dice.below(20_000),
    isReduced: dice.chance(0.3),
    takesPromotions: !isDigital,
    shipmentId: isDigital ? 'mail' : 'parcel',
  };
}

/** Facts of a cart in US dollars at 2026-11-21T09:00Z. */
export function drawFacts(dice: RandomSource): PromotionFacts {
  const lines = Array.from({ length: dice.below(7) }, (_, index) => drawLine(dice, index));
  const shipments: readonly FactShipment[] = [
    {
      id: 'parcel',
      delivery: 'home',
      bringsGifts: true,
      methods: [
        { code: 'standard', priceMinor: 800 },
        { code: 'express', priceMinor: 1800 },
      ],
      chosen: dice.pick(['standard', 'express']),
    },
    { id: 'mail', delivery: 'digital', bringsGifts: false, methods: [{ code: 'digital', priceMinor: 0 }], chosen: 'digital' },
  ];
  const coupons: readonly FactCoupon[] = dice
    .some(codes, 0.3)
    .map((code) => ({ id: `id-${code}`, code, ...(dice.chance(0.1) && { unavailable: 'used-up' as const }) }));
  return {
    at: new Date('2026-11-21T09:00:00Z'),
    locale: 'en-us',
    segments: new Set(dice.some(segments, 0.4)),
    lines,
    shipments: shipments.filter(({ id }) => lines.some(({ shipmentId }) => shipmentId === id)),
    coupons,
    bonusChoices: dice.some(giftSkus, 0.3).map((sku) => ({ promotionId: `p${dice.below(8)}`, sku })),
    gifts: new Map(giftSkus.map((sku) => [sku, { stock: dice.below(3), valueMinor: dice.below(3000) }])),
    ...(dice.chance(0.1) && { furtherOrderDiscount: (goodsMinor: number) => Math.floor(goodsMinor * 0.3) }),
  };
}

/** The same values in another order. */
export function shuffle<Value>(dice: RandomSource, values: readonly Value[]): readonly Value[] {
  return values
    .map((value) => ({ value, place: dice.below(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}
