import { randomUUID } from 'node:crypto';
import type { Cart } from '#generated/openapi/cart.ts';
import type { AddressInput, Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '#backend/cart/testing/start-shopper.ts';
import { cardFor } from '#backend/orders/testing/ready-cart.ts';
import { createFakePayments } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { noteWrites } from './written.ts';

/** Its variants are always in stock. */
export const styleId = reliableSku.split(':')[1] ?? '';

/** Where the sandbox's customers live. */
export const address: AddressInput = {
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

export function firstItem({ items }: Cart): Cart['items'][number] {
  const [item] = items;
  if (!item) throw new Error('the cart is empty');
  return item;
}

/** The whole backend, and customers of TARNFELL-US before it. */
export interface Stage {
  readonly test: TestBackend;
  /** Whose calls the scripts send. */
  readonly owner: Shopper;
  readonly stranger: Shopper;
  /** Whose token is good, though there is no such customer any more. */
  readonly nobody: Shopper;
  /** The owner's, with one item. */
  cart(): Promise<Cart>;
  /** The owner's, with one item, an address for goods and bill, and a card. */
  readyCart(): Promise<Cart>;
  /** The owner's. */
  order(): Promise<Order>;
  close(): Promise<void>;
}

async function startNobody(test: TestBackend): Promise<Shopper> {
  const nobody = await startShopper(test);
  const { customerId } = nobody.token;
  await test.database.db.deleteFrom('refresh_tokens').where('customer_id', '=', customerId).execute();
  await test.database.db.deleteFrom('customers').where('id', '=', customerId).execute();
  return nobody;
}

export async function startStage(): Promise<Stage> {
  const test = await startTestBackend({ partners: { payments: createFakePayments().port } });
  await noteWrites(test.database.db);
  const [owner, stranger, nobody] = [await startShopper(test), await startShopper(test), await startNobody(test)];
  const readyCart = async (): Promise<Cart> => {
    const { id } = await owner.cart();
    await owner.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    return owner.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await cardFor(owner, id));
  };
  return {
    test,
    owner,
    stranger,
    nobody,
    cart: () => owner.cart(),
    readyCart,
    order: async () => {
      const { id, version } = await readyCart();
      const body = { cartId: id, cartVersion: version };
      return owner.read<Order>('PUT', '/cart/v2/checkout/order', body, { 'idempotency-key': randomUUID() });
    },
    close: () => test.close(),
  };
}
