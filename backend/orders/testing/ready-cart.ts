import { randomUUID } from 'node:crypto';
import type { Cart } from '#generated/openapi/cart.ts';
import { reliableSku, type Shopper } from '../../cart/testing/start-shopper.ts';
import { fakeTokens } from '../../payments/testing/fake-payments.ts';

export const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+13035550142',
};

/** Sold as it stands, and sent by e-mail. */
export const giftCardSku = 'TARNFELL:TFGIF050:GD1:OS::1:';
export const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };

export const payWith = (token: string): object => ({ payment_method_id: 'CREDIT_CARD', sessionId: 'session-1', token });

/** A cart that lacks nothing for an order. */
export async function readyCart(shopper: Shopper, sku = reliableSku, qty = 1, token: string = fakeTokens.approved): Promise<Cart> {
  const { id } = await shopper.cart(sku, qty);
  await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
  return shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, payWith(token));
}

export const keyed = (key: string = randomUUID()): Readonly<Record<string, string>> => ({ 'idempotency-key': key });
export const orderPath = '/cart/v2/checkout/order';
