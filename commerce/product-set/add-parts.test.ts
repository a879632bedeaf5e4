import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addParts, type AddPartsPorts, type PartOutcome } from './add-parts.ts';
import type { PartItem } from './set-choice.ts';

class Lost extends Error {}
class Rejected extends Error {}
type Outcome = 'arrives' | 'request lost' | 'response lost';

/** A cart with limited stock behind a connection with scripted failures. */
function createShop(stock: Readonly<Record<string, number>>, outcomes: Outcome[], readFailures: boolean[] = []) {
  const cart = new Map<string, number>();
  const sent: string[] = [];
  const ports: AddPartsPorts = {
    async add({ sku, qty }) {
      sent.push(sku);
      const outcome = outcomes.shift() ?? 'arrives';
      if (outcome === 'request lost') throw new Lost();
      const units = (cart.get(sku) ?? 0) + qty;
      if (units > (stock[sku] ?? 0)) {
        if (outcome === 'response lost') throw new Lost();
        throw new Rejected(sku);
      }
      cart.set(sku, units);
      if (outcome === 'response lost') throw new Lost();
    },
    async getUnits(sku) {
      if (readFailures.shift()) throw new Lost();
      return cart.get(sku) ?? 0;
    },
    hasNoResponse: (error) => error instanceof Lost,
  };
  return { ports, cart, sent };
}

const createItem = (part: number, sku: string, qty = 1): PartItem => ({ part, sku, qty });
const getKinds = (outcomes: ReadonlyMap<number, PartOutcome>) => [...outcomes].map(([part, { kind }]) => `${part} ${kind}`);

describe('addParts', () => {
  it('adds the other parts if one is sold out', async () => {
    const { ports, cart } = createShop({ a: 5, c: 5 }, []);
    const outcomes = await addParts([createItem(0, 'a'), createItem(1, 'b'), createItem(2, 'c', 2)], new Map(), ports);
    expect(getKinds(outcomes)).toEqual(['0 added', '1 rejected', '2 added']);
    expect([...cart]).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
  });

  it('does not resend an item that arrived without a response', async () => {
    const { ports, cart, sent } = createShop({ a: 5 }, ['response lost'], [false, true]);
    const first = await addParts([createItem(0, 'a')], new Map(), ports);
    expect(getKinds(first)).toEqual(['0 unclear']);
    const second = await addParts([createItem(0, 'a')], first, ports);
    expect(getKinds(second)).toEqual(['0 added']);
    expect([sent, cart.get('a')]).toEqual([['a'], 1]);
  });

  it('resends an item whose request was lost', async () => {
    const { ports, cart } = createShop({ a: 5 }, ['request lost'], [false, true]);
    const first = await addParts([createItem(0, 'a')], new Map(), ports);
    await addParts([createItem(0, 'a')], first, ports);
    expect(cart.get('a')).toBe(1);
  });

  it('never adds twice and never more than the stock, whatever is lost', async () => {
    const outcome = fc.constantFrom<Outcome>('arrives', 'request lost', 'response lost');
    const skus = fc.array(fc.record({ sku: fc.constantFrom('a', 'b', 'c'), qty: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 6,
    });
    const stock = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4) });
    await fc.assert(
      fc.asyncProperty(
        skus,
        stock,
        fc.array(outcome, { maxLength: 20 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (parts, units, fates, reads) => {
          const { ports, cart } = createShop(units, fates, reads);
          const all = parts.map(({ sku, qty }, part) => createItem(part, sku, qty));
          let outcomes: ReadonlyMap<number, PartOutcome> = new Map();
          for (let attempt = 0; attempt < 12; attempt += 1) {
            const open = all.filter(({ part }) => outcomes.get(part)?.kind !== 'added');
            // oxlint-disable-next-line no-await-in-loop -- each attempt starts from the outcomes of the previous one
            outcomes = await addParts(open, outcomes, ports);
            const known = new Map<string, number>();
            for (const { part, sku, qty } of all) if (outcomes.get(part)?.kind === 'added') known.set(sku, (known.get(sku) ?? 0) + qty);
            for (const [sku, inCart] of cart) {
              expect(inCart).toBeLessThanOrEqual(units[sku as 'a']);
              const unclear = all.filter(({ part, sku: own }) => own === sku && outcomes.get(part)?.kind === 'unclear');
              const most = (known.get(sku) ?? 0) + unclear.reduce((sum, { qty }) => sum + qty, 0);
              expect(inCart).toBeLessThanOrEqual(most);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
