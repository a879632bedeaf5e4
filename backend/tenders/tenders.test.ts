import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartTender } from '../database/documents/tender-document.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { createTenderKinds } from './tender-kinds.ts';
import { createTenderPorts } from './testing/create-tender-ports.ts';
import { calculateCoverage, getOfferedKind, addTender } from './tenders.ts';

const kinds = createTenderKinds(
  createTenderPorts({ payments: createFakePayments().port, clock: { now: () => new Date('2026-11-21T09:00:00Z') } }),
);
const card = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };
const createTender = (id: string, amountMinor: number | null, kind: CartTender['kind'] = 'CREDIT_CARD'): CartTender => ({
  id,
  kind,
  amountMinor,
  tenderData: { token: `token-${id}`, card },
});

describe('withTender and coverageOf', () => {
  it('never covers more than the total, and exactly the total with a tender without a limit', () => {
    const amount = fc.option(fc.nat(20_000));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 5 }), fc.nat(20_000), (amounts, total) => {
        const covered = calculateCoverage(
          amounts.map((most, index) => createTender(String(index), most)),
          total,
        );
        const sum = [...covered.values()].reduce((all, one) => all + one, 0);
        const most = amounts.includes(null)
          ? total
          : Math.min(
              total,
              (amounts as number[]).reduce((all, one) => all + one, 0),
            );
        expect(sum).toBe(most);
        for (const [id, paid] of covered) expect(paid).toBeLessThanOrEqual(amounts[Number(id)] ?? total);
      }),
    );
  });

  it('covers fixed amounts first, in any order of tenders', () => {
    const covered = calculateCoverage([createTender('card', null), createTender('gift', 500, 'GIFT_CARD')], 2000);
    expect([...covered]).toEqual([
      ['gift', 500],
      ['card', 1500],
    ]);
  });

  it('rejects a second tender of a kind, and equal payment data', () => {
    const [first, second] = [createTender('a', null), createTender('b', null)];
    expect(addTender(kinds, [first], second)).toEqual([second]);
    expect(() => addTender(kinds, [first], first)).toThrow(expect.objectContaining({ status: 409, errorId: 'PYT300' }));
  });

  it('rejects a kind that is not offered', () => {
    expect(() => getOfferedKind({ ...kinds, GIFT_CARD: null }, 'GIFT_CARD', 'body/payment_method_id')).toThrow(
      expect.objectContaining({ status: 400 }),
    );
    expect(getOfferedKind(kinds, 'CREDIT_CARD', 'body/payment_method_id').method).toBe('card');
  });
});
