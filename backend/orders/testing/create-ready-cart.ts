import { randomUUID } from 'node:crypto';
import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import { reliableSku, type Shopper } from '../../cart/testing/start-shopper.ts';
import { fakeTokens, createFakeToken } from '../../payments/testing/fake-payments.ts';

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

/** A gift card of a fixed amount, sent by email. */
export const giftCardSku = 'TARNFELL:TFGIF050:GD1:OS::1:';
export const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };

export interface CardInstrument {
  readonly payment_method_id: 'CREDIT_CARD';
  readonly sessionId: string;
  readonly token: string;
}

/** The token of the provider's card frame for a session of the cart. The kind defines how the card behaves. */
export async function createCardInput(
  shopper: Pick<Shopper, 'read'>,
  cartId: string,
  kind: string = fakeTokens.approved,
): Promise<CardInstrument> {
  const query = `basketId=${cartId}&type=card&shopOrigin=https://tarnfell.example`;
  const { sessionId } = await shopper.read<PaymentSession>('GET', `/cart/v1/paymentSession?${query}`);
  return { payment_method_id: 'CREDIT_CARD', sessionId, token: createFakeToken(kind) };
}

/** A cart that is ready to be ordered. */
export async function createReadyCart(shopper: Shopper, sku = reliableSku, qty = 1, kind: string = fakeTokens.approved): Promise<Cart> {
  return prepareForOrder(shopper, await shopper.createCart(sku, qty), kind);
}

/** Adds an address and a card to a cart, so that it can be ordered. */
export async function prepareForOrder(shopper: Shopper, { id }: Cart, kind: string = fakeTokens.approved): Promise<Cart> {
  await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
  return shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id, kind));
}

export const createKeyHeader = (key: string = randomUUID()): Readonly<Record<string, string>> => ({ 'idempotency-key': key });
export const orderPath = '/cart/v2/checkout/order';
