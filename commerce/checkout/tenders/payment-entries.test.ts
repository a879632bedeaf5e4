import { describe, expect, it } from 'vitest';
import { tendersMessages } from '#generated/messages/tenders/en.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../../site/formatters.ts';
import { orderKinds } from '../order/order-kinds.ts';
import { getPaymentEntries } from './payment-entries.ts';

const card: PaymentInstrument = {
  paymentInstrumentId: 'pi-1',
  payment_method_id: 'CREDIT_CARD',
  amount: 80,
  card: { brand: 'Quillon', last4: '3338', expiryMonth: 12, expiryYear: 2039 },
};
const giftCard: PaymentInstrument = {
  paymentInstrumentId: 'pi-2',
  payment_method_id: 'GIFT_CARD',
  amount: 37.5,
  storedValue: { last4: '9084' },
};
const texts = {
  messages: bindMessages(tendersMessages, 'en-US'),
  formatters: createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
};
const getEntries = (...instruments: readonly PaymentInstrument[]) =>
  getPaymentEntries(instruments, orderKinds.tenders, { payment: 'Payment' }, texts);

describe('getPaymentEntries', () => {
  it('shows a single payment by its lines and amount', () => {
    expect(getEntries(card)).toEqual([{ label: 'Payment', lines: ['Quillon ending in 3338', 'Expires 12/39', '$80.00'] }]);
  });

  it('lists several payments under one label, with the order of refunds', () => {
    expect(getEntries(card, giftCard)).toEqual([
      {
        label: 'Payment',
        rows: [
          { lines: ['Gift card ending in 9084'], amount: '$37.50' },
          { lines: ['Quillon ending in 3338', 'Expires 12/39'], amount: '$80.00' },
        ],
        isWide: true,
      },
      { label: 'If you return something', lines: ['We refund your card first, then your gift card.'], isWide: true },
    ]);
  });

  it('returns no entry without a payment', () => {
    expect(getEntries()).toEqual([]);
  });
});
