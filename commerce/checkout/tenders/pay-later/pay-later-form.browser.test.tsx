import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkoutMessages } from '#generated/messages/checkout/en.ts';
import { payLaterMessages } from '#generated/messages/pay-later/en.ts';
import { tendersMessages } from '#generated/messages/tenders/en.ts';
import type { Cart, PayLaterInstrumentInput, PaymentMethod } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { sampleCart } from '../../../cart/cart.fixtures.ts';
import { CommerceProvider, type Commerce } from '../../../query/commerce-provider.tsx';
import { createFormatters } from '../../../site/formatters.ts';
import type { TenderFormState } from '../tender.ts';
import { PayLaterForm } from './pay-later-form.tsx';

const messages = bindMessages(payLaterMessages, 'en-US');
const texts = {
  messages: bindMessages(tendersMessages, 'en-US'),
  formatters: createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' }),
};
const installments = [0, 14, 28].map((dueInDays) => ({ amount: 130.74, dueInDays }));
const method: PaymentMethod = { id: 'PAY_LATER', code: 'PAY_LATER', label: 'Fernpay', kind: 'payLater', installments };
const plan = {
  paymentInstrumentId: 'pi-2',
  payment_method_id: 'PAY_LATER',
  amount: 392.22,
  providerName: 'Fernpay',
  installments,
} as const;
const paid: Cart = { ...sampleCart, payment_instruments: [plan] };

async function show(cart: Cart, isRejected = false) {
  const onState = vi.fn<(state: TenderFormState<PayLaterInstrumentInput> | undefined) => void>();
  const commerce = { client: new QueryClient(), calls: { send: async () => undefined } } as Partial<Commerce> as Commerce;
  render(
    <CommerceProvider commerce={commerce}>
      <PayLaterForm
        cart={cart}
        messages={bindMessages(checkoutMessages, 'en-US')}
        texts={texts}
        method={method}
        customer={undefined}
        instrument={cart.payment_instruments[0]}
        isRejected={isRejected}
        fault={undefined}
        onState={onState}
        onFailure={() => undefined}
        onEnter={() => undefined}
      />
    </CommerceProvider>,
  );
  expect(await screen.findAllByText('$130.74')).toHaveLength(3);
  const getState = () => onState.mock.lastCall?.[0];
  return { leaves: () => getState()?.redirect !== undefined, nextLabel: () => getState()?.nextLabel };
}

describe('PayLaterForm', () => {
  afterEach(cleanup);

  it('shows the payments before the link to the provider', async () => {
    const { leaves, nextLabel } = await show({ ...sampleCart, payment_instruments: [] });
    await expect.poll(leaves).toBe(true);
    expect(nextLabel()).toBe(messages.continue({ provider: 'Fernpay' }));
  });

  it('keeps an accepted plan', async () => {
    const { leaves, nextLabel } = await show(paid);
    expect(screen.getByText(messages.accepted({ provider: 'Fernpay' }))).toBeTruthy();
    await expect.poll(leaves).toBe(false);
    expect(nextLabel()).toBeUndefined();
  });

  it.each([
    ['whose plan does not cover a changed total', { ...paid, totals: { ...paid.totals, remainingToPay: 18 } }, false],
    ['whose plan was rejected with the order', paid, true],
  ])('asks for a new plan of a cart %s', async (_, cart, isRejected) => {
    const { leaves } = await show(cart, isRejected);
    await expect.poll(leaves).toBe(true);
    expect(screen.queryByText(messages.outdated) !== null).toBe(!isRejected);
  });
});
