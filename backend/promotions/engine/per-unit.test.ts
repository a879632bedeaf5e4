import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import { createDice, drawFacts, drawPromotions, shuffle, type RandomSource } from '../testing/random-cart.ts';
import { applyPromotions } from './apply-promotions.ts';
import type { FactLine, PromotionFacts } from './facts.ts';
import type { StoredPromotion } from '../promotion-document.ts';
import { preparePromotions, type PreparedPromotions } from './prepare-promotions.ts';

const site = { id: 'TARNFELL-US', currency: 'USD' };
/** The long form has 6,000 carts: `RANDOM_CARTS=6000`. */
const carts = Number(process.env.RANDOM_CARTS ?? 1000);

/**
 * Two promotions that combine, without coupons and segments. Those of the order are for all items: a set may move its discount between items
 * that an order's promotion includes and others.
 */
function drawStackable(dice: RandomSource): PreparedPromotions {
  const stored = [...drawPromotions(dice), ...drawPromotions(dice)].slice(0, 2).map(({ document }, index): StoredPromotion => {
    const { name, priority = 0, items = {}, minimum, reward } = document;
    const isForSome = dice.chance(0.5) && !minimum?.amount && !reward.kind.startsWith('order-');
    return { id: `p${index}`, document: { name, priority, reward, ...(isForSome && { items }), ...(minimum && { minimum }) } };
  });
  return preparePromotions(promotionKinds, stored, site);
}

/** The price of goods and shipping. */
function getTotal(facts: PromotionFacts, prepared: PreparedPromotions): number {
  const { lines, shipping } = applyPromotions(facts, prepared);
  const goods = facts.lines.map(({ qty, unitMinor }, index) => {
    const { productMinor = 0, orderMinor = 0 } = lines[index] ?? {};
    return qty * unitMinor - productMinor - orderMinor;
  });
  const delivery = facts.shipments.map(({ id, methods, chosen }) => {
    const off = shipping.find(({ shipmentId, method }) => shipmentId === id && method === chosen)?.minor ?? 0;
    return (methods.find(({ code }) => code === chosen)?.priceMinor ?? 0) - off;
  });
  return [...goods, ...delivery].reduce((sum, minor) => sum + minor, 0);
}

/** The same units in other lines. */
function splitLines(dice: RandomSource, lines: readonly FactLine[]): readonly FactLine[] {
  const split = lines.flatMap((line) => {
    const first = dice.below(line.qty + 1);
    const parts = [first, line.qty - first].filter((qty) => qty > 0);
    return parts.map((qty, index) => ({ ...line, id: `${line.id}-${index}`, qty, categoryIds: [...line.categoryIds] }));
  });
  return shuffle(dice, split);
}

describe('applyPromotions', () => {
  it('returns the same total however units are split into lines', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = createDice(seed);
        const prepared = drawStackable(dice);
        const facts = drawFacts(dice);
        expect(getTotal({ ...facts, lines: splitLines(dice, facts.lines) }, prepared)).toBe(getTotal(facts, prepared));
      }),
      { numRuns: carts },
    );
  });

  it('never raises the total by more than the price of an added item', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = createDice(seed);
        const prepared = drawStackable(dice);
        const facts = drawFacts(dice);
        const added = dice.pick([...facts.lines, ...drawFacts(dice).lines]);
        if (!added || !facts.shipments.some(({ id }) => id === added.shipmentId)) return;
        const lines = [...facts.lines, { ...added, id: 'added', qty: 1 }];
        expect(getTotal({ ...facts, lines }, prepared)).toBeLessThanOrEqual(getTotal(facts, prepared) + added.unitMinor);
      }),
      { numRuns: carts },
    );
  });
});
