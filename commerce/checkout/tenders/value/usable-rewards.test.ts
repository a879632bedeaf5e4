import { describe, expect, it } from 'vitest';
import { sampleCart } from '../../../cart/cart.fixtures.ts';
import { savedPayments } from '../tenders.fixtures.ts';
import { getUsableRewards } from './usable-rewards.ts';

const cart = { ...sampleCart, payment_instruments: [] };
const rewards = savedPayments.filter(({ type }) => type === 'REWARD_CODE');
const changeRewards = (more: object) => rewards.map((reward) => ({ ...reward, ...more }));

describe('getUsableRewards', () => {
  it('returns the rewards in the cart’s currency', () => {
    expect(getUsableRewards(changeRewards({ currency: cart.currency }), cart)).toHaveLength(rewards.length);
    expect(getUsableRewards(changeRewards({ currency: 'CHF' }), cart)).toEqual([]);
  });

  it('omits rewards without a balance', () => {
    expect(getUsableRewards(changeRewards({ storedValue: { last4: 'IL25', balance: 0 } }), cart)).toEqual([]);
  });

  it('omits rewards that the cart already has', () => {
    const [reward] = rewards;
    const payment = { paymentInstrumentId: 'pi-1', payment_method_id: 'REWARD_CODE', amount: 25 } as const;
    const paid = { ...cart, payment_instruments: [{ ...payment, savedPaymentId: reward?.paymentInstrumentId }] };
    expect(getUsableRewards(rewards.slice(0, 1), paid)).toEqual([]);
  });
});
