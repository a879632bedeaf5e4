import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { sampleCart, unpaidCart } from '../../../cart/cart.fixtures.ts';
import { createFakeShop } from '../../../cart/testing/fake-shop.ts';
import type { CheckoutCustomer } from '../../checkout-customer.ts';
import { CheckoutStage } from '../../testing/checkout-stage.tsx';
import { createFakeCardFrame } from '../../testing/fake-card-frame.ts';
import { savedPayments } from '../tenders.fixtures.ts';

const customer: CheckoutCustomer = { firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com', address: [] };
const instruments = `POST /api/cart/v1/cart/${unpaidCart.id}/paymentInstruments`;
const savedPaymentId = '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55';
const next = page.getByRole('button', { name: /^Continue to review|^Place order/ });
const cards = page.getByRole('radiogroup', { name: 'Saved cards' });

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 1000);
});
afterEach(cleanup);

describe('CardForm with saved cards', () => {
  it('selects the default card and asks for its security code', async () => {
    const { shop } = await show(unpaidCart);
    await expect.element(cards.getByRole('radio', { name: /Travel card/ })).toBeChecked();
    await expect.element(page.getByTitle('Security code')).toBeVisible();
    await next.click();
    await expect
      .poll(() => shop.getSentBodies(instruments))
      .toEqual([{ payment_method_id: 'CREDIT_CARD', sessionId: 'ps_fake_code', token: 'token of ps_fake_code', savedPaymentId }]);
  });

  it('shows an expired card as disabled', async () => {
    await show(unpaidCart);
    const expired = cards.getByRole('radio', { name: /Tessary ending in 0027.*Expired/ });
    await expect.element(expired).toBeDisabled();
  });

  it('offers another card, which is saved only with consent', async () => {
    const { shop } = await show(unpaidCart);
    await cards.getByRole('radio', { name: 'Another card' }).click();
    const save = page.getByRole('checkbox', { name: 'Save this card to my account' });
    await expect.element(save).not.toBeChecked();
    await save.click();
    await expect.element(page.getByTitle('Card details')).toBeVisible();
    await next.click();
    await expect.poll(() => shop.getSentBodies(instruments)).toMatchObject([{ token: 'token of ps_fake_session', save: true }]);
  });

  it('asks for the security code in the review step', async () => {
    const payments = sampleCart.payment_instruments.map((one) => ({ ...one, savedPaymentId, needsSecurityCode: true }));
    const cart: Cart = { ...sampleCart, payment_instruments: payments };
    const { shop, onPlaced } = await show(cart, 'summary');
    await expect.element(page.getByRole('group', { name: 'Enter the security code of Quillon ending in 3338.' })).toBeVisible();
    await next.click();
    await expect.poll(() => onPlaced.mock.calls.length).toBe(1);
    expect(shop.getSentBodies('PUT /api/cart/v2/checkout/order')).toMatchObject([
      { paymentMethod: { payment_method_id: 'CREDIT_CARD', savedPaymentId, sessionId: 'ps_fake_code', token: 'token of ps_fake_code' } },
    ]);
  });
});

async function show(cart: Cart, step: 'billing' | 'summary' = 'billing') {
  const shop = createFakeShop(cart);
  shop.frameUrl = createFakeCardFrame();
  shop.account = { ...shop.account, saved: savedPayments };
  const onPlaced = vi.fn<(order: Order) => void>();
  render(<CheckoutStage cart={cart} step={step} shop={shop} customer={customer} onPlaced={onPlaced} />);
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  return { shop, onPlaced };
}
