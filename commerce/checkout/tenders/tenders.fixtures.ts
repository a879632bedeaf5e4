import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { SavedPayment } from '#generated/openapi/payments.ts';

/** Payment methods of guests, members and athletes. */
export const guestMethods: readonly PaymentMethod[] = [
  { id: 'LOYALTY_POINTS', code: 'LOYALTY_POINTS', label: 'Points', kind: 'loyaltyPoints', unavailable: 'SIGN_IN' },
  { id: 'REWARD_CODE', code: 'REWARD_CODE', label: 'Reward code', kind: 'reward' },
  { id: 'REWARD_CARD', code: 'REWARD_CARD', label: 'Reward card', kind: 'reward' },
  { id: 'GIFT_CARD', code: 'GIFT_CARD', label: 'Gift card', kind: 'giftCard' },
  { id: 'CREDIT_CARD', code: 'CREDIT_CARD', label: 'Card', kind: 'card' },
];

const points: PaymentMethod = {
  id: 'LOYALTY_POINTS',
  code: 'LOYALTY_POINTS',
  label: 'Points',
  kind: 'loyaltyPoints',
  points: 1250,
  availableAmount: 12,
};

export const memberMethods: readonly PaymentMethod[] = [points, ...guestMethods.slice(1)];

/** The athlete's credit is used before rewards. */
export const athleteMethods: readonly PaymentMethod[] = [
  { id: 'ATHLETES_PAYMENT', code: 'ATHLETES_PAYMENT', label: 'Athlete credit', kind: 'athlete', availableAmount: 200 },
  { ...points, unavailable: 'ATHLETE_CREDIT_FIRST' },
  ...guestMethods
    .slice(1)
    .map((method): PaymentMethod => (method.kind === 'reward' ? { ...method, unavailable: 'ATHLETE_CREDIT_FIRST' } : method)),
];

const card = { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 } as const;

/** The default card, an expired card and a reward. */
export const savedPayments: readonly SavedPayment[] = [
  {
    paymentInstrumentId: '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55',
    type: 'CREDIT_CARD',
    label: 'Travel card',
    isDefault: true,
    isExpired: false,
    card,
  },
  {
    paymentInstrumentId: '1f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55',
    type: 'CREDIT_CARD',
    isDefault: false,
    isExpired: true,
    card: { ...card, brand: 'Tessary', last4: '0027', expiryYear: 2024 },
  },
  {
    paymentInstrumentId: '2f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55',
    type: 'REWARD_CODE',
    isDefault: false,
    isExpired: false,
    storedValue: { last4: 'IL25', balance: 25 },
  },
];
