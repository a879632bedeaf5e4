import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './minor-units.ts';
import { calculateRoundedShare, spreadByWeight } from './rounding.ts';
import { calculateTax, getTaxRule } from './tax.ts';
import { taxCountries } from './tax-regions.ts';
import { computeTotals, getOwnTotal, type Amounts, type Charges, type PricedRow } from './totals.ts';

const row: fc.Arbitrary<PricedRow> = fc.record(
  {
    qty: fc.integer({ min: 1, max: 50 }),
    unitMinor: fc.integer({ min: 1, max: 200_000 }),
    discountMinor: fc.nat(5000),
    orderDiscountMinor: fc.nat(5000),
  },
  { requiredKeys: ['qty', 'unitMinor'] },
);
const place = fc.constantFrom(
  ...Object.entries(taxCountries).flatMap(([country, { regions }]) => ['', ...Object.keys(regions)].map((region) => ({ country, region }))),
);
/** Rows in one to three parcels to places of a country. */
const charges: fc.Arbitrary<Charges> = fc.array(place, { minLength: 1, maxLength: 3 }).chain((places) => {
  const country = places[0]?.country ?? '';
  const parcels = fc.tuple(
    ...places.map(({ region }) => fc.record({ shippingMinor: fc.nat(5000), tax: fc.constant(getTaxRule(country, region)) })),
  );
  const parcel = fc.nat(places.length - 1);
  const rows = fc.array(fc.tuple(row, parcel), { maxLength: 12 }).map((all) => all.map(([one, index]) => ({ ...one, parcel: index })));
  return fc.record({ rows, parcels, rewardsMinor: fc.nat(100_000) }, { requiredKeys: ['rows', 'parcels'] });
});
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const holds = (check: (amounts: Amounts, given: Charges) => void): void =>
  fc.assert(
    fc.property(charges, (given) => {
      check(computeTotals(given), given);
    }),
    { numRuns: 400 },
  );

describe('computeTotals', () => {
  it('sums up the rows, including taxes', () => {
    holds((amounts) => {
      expect(sum(amounts.rows.map(({ totalMinor }) => totalMinor))).toBe(amounts.itemTotal);
      expect(sum(amounts.rows.map(({ taxMinor }) => taxMinor))).toBe(amounts.taxAmount);
    });
  });

  it('taxes the net amount of each rate once, goods and shipping together (EN 16931, BR-CO-17)', () => {
    holds(({ tax, taxes = [] }, { parcels }) => {
      expect(sum(taxes.map(({ taxMinor }) => taxMinor))).toBe(tax);
      expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length);
      for (const { rate, netMinor, taxMinor } of taxes) {
        if (parcels[0]?.tax.included) expect(taxMinor).toBe(calculateTax(netMinor + taxMinor, { included: true, rate }));
        else expect(taxMinor).toBe(calculateRoundedShare(netMinor, rate, 100_000));
        // Not every price that includes tax is a net amount plus its rounded tax, but none is a whole minor unit off.
        expect(Math.abs(taxMinor - (netMinor * rate) / 100_000)).toBeLessThan(1);
      }
    });
  });

  it('adds the tax to the net amount', () => {
    holds((amounts) => expect(amounts.total).toBe(amounts.totalWithoutTax + amounts.tax));
  });

  it('returns no negative amounts and no fractions of a minor unit', () => {
    holds(({ rows, taxes = [], ...amounts }) => {
      for (const amount of [...Object.values(amounts), ...[...rows, ...taxes].flatMap((one) => Object.values(one))]) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }
    });
  });

  it('never discounts more than the price of the goods', () => {
    holds((amounts) => expect(amounts.discount).toBe(amounts.itemSubTotal - amounts.itemTotal));
    holds((amounts) => expect(amounts.discount).toBeLessThanOrEqual(amounts.itemSubTotal));
  });

  it('applies discounts of rows and of all goods, at most up to their price', () => {
    holds(({ rows, discount }, given) => {
      const price = given.rows.map(({ qty, unitMinor }) => qty * unitMinor);
      const own = given.rows.map(({ discountMinor = 0 }, index) => Math.min(discountMinor, price[index] ?? 0));
      const off = given.rows.map(({ orderDiscountMinor = 0 }, index) =>
        Math.min(orderDiscountMinor, (price[index] ?? 0) - (own[index] ?? 0)),
      );
      expect(rows.map(({ orderDiscountMinor = 0 }) => orderDiscountMinor)).toEqual(off);
      expect(rows.map((row) => getOwnTotal(row))).toEqual(price.map((each, index) => each - (own[index] ?? 0)));
      expect(discount).toBe(sum(off) + sum(own));
    });
  });

  it('sums up goods and shipping if prices include tax, whatever its rate', () => {
    fc.assert(
      fc.property(charges, fc.nat(30_000), (given, rate) => {
        const amounts = computeTotals({
          ...given,
          parcels: given.parcels.map((parcel) => ({ ...parcel, tax: { included: true, rate, shipping: true } })),
        });
        expect(amounts.total).toBe(amounts.itemTotal + amounts.shipping);
        expect(amounts.itemTotal).toBe(amounts.netAmount + amounts.taxAmount);
      }),
    );
  });

  it('returns the former totals when an added row is removed again', () => {
    fc.assert(
      fc.property(charges, row, fc.nat(12), (given, added, place) => {
        const more = given.rows.toSpliced(place, 0, added);
        const fewer = more.toSpliced(Math.min(place, given.rows.length), 1);
        expect(computeTotals({ ...given, rows: fewer })).toEqual(computeTotals(given));
      }),
    );
  });

  it('subtracts rewards from the remaining amount', () => {
    holds(({ total, rewards, remaining }) => expect(remaining).toBe(total - rewards));
  });
});

describe('computeTotals with taxes', () => {
  it.each([
    ['US', 'CO', 36_000, 1044, false],
    ['US', undefined, 36_000, 0, false],
    ['CA', 'QC', 10_000, 1498, false],
    ['CA', 'on', 10_000, 1300, false],
    ['GB', undefined, 12_000, 2000, true],
    ['DE', undefined, 11_900, 1900, true],
  ])('returns the tax of %s %s on %i minor units: %i', (country, region, amount, expected, included) => {
    const rule = getTaxRule(country, region);
    expect([calculateTax(amount, rule), rule.included]).toEqual([expected, included]);
  });

  it('taxes shipping only if the region does', () => {
    const getTax = (region: string): number =>
      computeTotals({ rows: [], parcels: [{ shippingMinor: 1000, tax: getTaxRule('US', region) }] }).tax;
    expect([getTax('CA'), getTax('NY')]).toEqual([0, 40]);
  });

  it('taxes each parcel by its region, and rounds once per rate', () => {
    const parcels = ['CO', 'NY', 'CO'].map((region) => ({ shippingMinor: 500, tax: getTaxRule('US', region) }));
    const rows = [0, 1, 2].map((parcel) => ({ qty: 1, unitMinor: 1017, parcel }));
    const amounts = computeTotals({ rows, parcels });
    // 2.9 % of 20.34 and 4 % of 10.17. New York also taxes its shipping.
    expect([amounts.taxAmount, amounts.tax]).toEqual([59 + 41, 59 + 41 + 20]);
    expect(amounts.rows.map(({ taxMinor }) => taxMinor)).toEqual([30, 41, 29]);
  });
});

describe('money arithmetic', () => {
  it('converts minor units exactly to the wire format and back', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999_999), (amount) => {
        expect(fromWire(toWire(amount, 'EUR'))).toBe(amount);
      }),
    );
    expect([toWire(1995, 'USD'), fromWire(19.95), fromWire(0.001)]).toEqual([19.95, 1995, null]);
    expect(() => toWire(1.5, 'USD')).toThrow(RangeError);
    expect(() => toWire(1, 'XTS')).toThrow(RangeError);
  });

  it('rounds once, halves up', () => {
    expect([calculateRoundedShare(5, 1, 2), calculateRoundedShare(4, 1, 3), calculateRoundedShare(0, 7, 9)]).toEqual([3, 1, 0]);
  });

  it('spreads amounts without loss', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), (amount, weights) => {
        const parts = spreadByWeight(amount, weights);
        expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : amount);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / Math.max(1, sum(weights)))).toBeLessThan(1);
      }),
    );
    expect(spreadByWeight(10, [1, 5, 3])).toEqual([1, 6, 3]);
  });
});
