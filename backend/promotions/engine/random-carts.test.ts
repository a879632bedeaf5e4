import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import { createDice, drawFacts, drawPromotions, shuffle } from '../testing/random-cart.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { PromotionFacts } from './facts.ts';
import { preparePromotions } from './prepare-promotions.ts';
import type { PromotionResult } from './result.ts';

const site = { id: 'TARNFELL-US', currency: 'USD' };
const carts = 80_000;

/** Sets of promotions, each in two document orders. */
const sets = Array.from({ length: 400 }, (_, seed) => {
  const dice = createDice(seed);
  const stored = drawPromotions(dice);
  return [stored, shuffle(dice, stored)].map((documents) => preparePromotions(promotionKinds, documents, site));
});

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** The first rule that a result breaks. Plain comparisons, as `expect` would cost more than the engine. */
function getFault(facts: PromotionFacts, result: PromotionResult): string | undefined {
  const amounts = [
    ...result.lines.flatMap(({ productMinor, orderMinor }) => [productMinor, orderMinor]),
    ...result.shipping.map(({ minor }) => minor),
  ];
  if (!amounts.every((minor) => Number.isSafeInteger(minor) && minor >= 0)) return 'an amount is below zero or a part of a cent';
  const sumOfLevel = (level: string): number =>
    sum(result.applied.filter((one) => one.level === level).flatMap(({ lines }) => lines.map(({ minor }) => minor)));
  if (sum(result.lines.map(({ productMinor }) => productMinor)) !== sumOfLevel('PRODUCT')) return 'product discounts do not add up';
  if (sum(result.lines.map(({ orderMinor }) => orderMinor)) !== sumOfLevel('ORDER') + result.furtherOrderMinor)
    return 'order discounts do not add up';
  for (const [index, { productMinor, orderMinor }] of result.lines.entries()) {
    const line = facts.lines[index];
    if (!line || productMinor + orderMinor > line.qty * line.unitMinor) return 'a line costs less than nothing';
    if (!line.takesPromotions && productMinor + orderMinor > 0) return 'a gift card is reduced';
  }
  for (const { shipmentId, method, minor } of result.shipping) {
    const price = facts.shipments.find(({ id }) => id === shipmentId)?.methods.find(({ code }) => code === method)?.priceMinor ?? 0;
    if (minor > price) return 'shipping costs less than nothing';
  }
  for (const { discountMinor, lines, shipping } of result.applied) {
    const chosen = shipping.filter(({ shipmentId, method }) =>
      facts.shipments.some(({ id, chosen: code }) => id === shipmentId && code === method),
    );
    if (discountMinor !== sum([...lines, ...chosen].map(({ minor }) => minor))) return 'allocations do not add up';
  }
  for (const [sku, gifts] of Map.groupBy(result.gifts, (gift) => gift.sku)) {
    if (sum(gifts.map(({ qty }) => qty)) > (facts.gifts.get(sku)?.stock ?? 0)) return 'a gift is given that is not in stock';
  }
  if (result.coupons.some(({ applied, reason }) => applied === (reason !== undefined))) return 'a coupon neither applies nor has a reason';
  return undefined;
}

/** A result without the parts that depend on the order of coupons. */
const getComparable = ({ coupons, ...rest }: PromotionResult): string =>
  JSON.stringify([rest, coupons.toSorted((one, other) => (one.id < other.id ? -1 : 1))]);

describe('applyPromotions', () => {
  it(`holds its invariants for ${carts} random carts`, () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = createDice(seed);
        const [prepared, reordered] = dice.pick(sets);
        if (!prepared || !reordered) return false;
        const facts = drawFacts(dice);
        const result = applyPromotions(facts, prepared);
        const fault = getFault(facts, result);
        if (fault) throw new Error(fault);
        // Every fourth cart, to limit the test's duration.
        if (seed % 4 !== 0) return true;
        const other = { ...facts, coupons: facts.coupons.toReversed(), bonusChoices: facts.bonusChoices.toReversed() };
        if (getComparable(applyPromotions(other, reordered)) !== getComparable(result)) throw new Error('the result depends on an order');
        return true;
      }),
      { numRuns: carts },
    );
  }, 60_000);

  it('does not change its facts, so that a removed coupon has no effect', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = createDice(seed);
        const [prepared] = dice.pick(sets);
        if (!prepared) return;
        const facts = drawFacts(dice);
        const before = structuredClone({ ...facts, furtherOrderDiscount: undefined });
        const result = applyPromotions(facts, prepared);
        applyPromotions({ ...facts, coupons: [...facts.coupons, { id: 'new', code: 'ALPHA' }] }, prepared);
        expect(applyPromotions(facts, prepared)).toEqual(result);
        expect({ ...facts, furtherOrderDiscount: undefined }).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});
