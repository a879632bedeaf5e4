import type { Cart, PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { LoyaltyVoucher } from '#generated/openapi/shared.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { createRejection } from './cart-service.ts';

interface FakeBalance {
  readonly number: string;
  readonly pin?: string;
  readonly balance: number;
}

export interface FakeAccount {
  /** Gift cards and rewards. */
  readonly balances: readonly FakeBalance[];
  readonly saved: readonly SavedPayment[];
  readonly points: number;
  /** In ascending order of amount. */
  readonly vouchers: readonly LoyaltyVoucher[];
}

export const sampleAccount: FakeAccount = {
  balances: [
    { number: '7300112233445566', pin: '482915', balance: 50 },
    { number: '7300112233447788', pin: '482915', balance: 1000 },
    { number: 'TRAIL25', balance: 25 },
  ],
  saved: [],
  points: 1250,
  vouchers: [
    { points: 500, amountInCurrency: 5 },
    { points: 1000, amountInCurrency: 12 },
  ],
};

const toCents = (amount: number): number => Math.round(amount * 100);
const isRest = ({ card, installments, payment_method_id: id }: PaymentInstrument): boolean =>
  card !== undefined || installments !== undefined || ['CREDIT_CARD', 'PAY_LATER', 'DIGITAL_WALLET'].includes(id);

/**
 * Handles requests of the account.
 * @returns undefined for other requests
 */
export function handleAccountRequest(call: string, types: string | null, { saved, points, vouchers }: FakeAccount): Response | undefined {
  if (call.endsWith('/consumer/payment_instruments'))
    return Response.json({ paymentInstruments: saved.filter(({ type }) => types?.split(',').includes(type) ?? true) });
  if (!call.endsWith('/loyalty/vouchers')) return undefined;
  const applicableLoyaltyVouchers = vouchers.filter((voucher) => voucher.points <= points);
  return Response.json({
    currentLoyaltyPoints: points,
    currency: 'USD',
    pointsPerUnit: 1,
    applicableLoyaltyVouchers,
    vouchers,
    history: { total: 0, entries: [] },
  });
}

/**
 * Applies a payment request.
 * @returns the changed payments or an error response; undefined for other requests
 */
export function withTenders(call: string, body: object, cart: Cart, account: FakeAccount): Partial<Cart> | Response | undefined {
  const { payment_instruments: before } = cart;
  const id = `pi-${cart.version}`;
  if (call.startsWith('PUT') && call.endsWith('/reward')) {
    const others = before.filter((one) => one.points === undefined);
    const { appliedLoyaltyVoucher: requested } = body as { readonly appliedLoyaltyVoucher: { readonly points?: number } | null };
    const voucher =
      requested && account.vouchers.findLast(({ points }) => points <= Math.min(account.points, requested.points ?? Infinity));
    if (!voucher) return requested ? createRejection(402, 'REW140') : { payment_instruments: others };
    const added = { paymentInstrumentId: id, payment_method_id: 'LOYALTY_POINTS' as const, points: voucher.points };
    return { payment_instruments: [...others, { ...added, amount: voucher.amountInCurrency }] };
  }
  if (!call.endsWith('/paymentInstruments')) return undefined;
  if (call.startsWith('DELETE')) {
    const { paymentInstrumentId: removed } = body as { readonly paymentInstrumentId: string };
    return { payment_instruments: before.filter(({ paymentInstrumentId }) => paymentInstrumentId !== removed) };
  }
  const input = body as PaymentInstrumentInput;
  const added = createInstrument(id, input, account);
  if (added instanceof Response) return added;
  return { payment_instruments: [...before.filter((one) => !isRest(added) || !isRest(one)), added] };
}

function createInstrument(paymentInstrumentId: string, input: PaymentInstrumentInput, account: FakeAccount): PaymentInstrument | Response {
  const { payment_method_id } = input;
  const requested = 'amount' in input ? input.amount : undefined;
  const added = { paymentInstrumentId, payment_method_id, amount: requested ?? 0 };
  const number = 'number' in input ? input.number : 'code' in input ? input.code : undefined;
  if (number !== undefined && requested === undefined) {
    const found = account.balances.find((one) => one.number === number.replaceAll(/[\s-]/g, ''));
    if (!found || ('pin' in input && input.pin !== found.pin)) return createRejection(402, 'number' in input ? 'GFC725' : 'REW130');
    return { ...added, amount: found.balance, storedValue: { last4: found.number.slice(-4), balance: found.balance } };
  }
  const saved = account.saved.find((one) => 'savedPaymentId' in input && one.paymentInstrumentId === input.savedPaymentId);
  if (saved?.storedValue) {
    const { storedValue, paymentInstrumentId: savedPaymentId } = saved;
    return { ...added, amount: storedValue.balance ?? 0, storedValue, savedPaymentId };
  }
  if (payment_method_id !== 'CREDIT_CARD') return added;
  const card = saved?.card ?? { brand: 'other' as const, last4: '3338', expiryMonth: 4, expiryYear: 2029 };
  return { ...added, card, ...(saved ? { savedPaymentId: saved.paymentInstrumentId, needsSecurityCode: input.token === undefined } : {}) };
}

/** Distributes the total over the payments: stored values first, the card the remainder. */
export function withAmounts(cart: Cart): Cart {
  let left = toCents(cart.totals.total);
  const take = (most: number): number => {
    const taken = Math.min(left, most);
    left -= taken;
    return taken / 100;
  };
  const values = cart.payment_instruments.map((one) => {
    if (isRest(one)) return one;
    return { ...one, amount: take(toCents(one.storedValue?.balance ?? one.amount)) };
  });
  const payment_instruments = values.map((one) => (isRest(one) ? { ...one, amount: take(Infinity) } : one));
  return { ...cart, payment_instruments, totals: { ...cart.totals, remainingToPay: left / 100 } };
}
