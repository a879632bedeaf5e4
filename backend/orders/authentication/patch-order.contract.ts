import { randomUUID } from 'node:crypto';
import type { Order } from '#generated/openapi/shared.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createReadyCart } from '../testing/create-ready-cart.ts';
import { getChallenge } from '../testing/place-challenged-order.ts';

export const script: CallScript<'patchOrder'> = {
  operationId: 'patchOrder',
  status: 200,
  compose: async ({ owner }) => {
    const { id, version } = await createReadyCart(owner, undefined, 1, fakeTokens.authenticate);
    const key = { 'idempotency-key': randomUUID() };
    const order = await owner.read<Order>('PUT', '/cart/v2/checkout/order', { cartId: id, cartVersion: version }, key);
    const { authenticationId } = getChallenge(order);
    return { params: { orderNumber: order.orderNumber }, body: { authenticationId }, owned: [order.orderNumber] };
  },
};
