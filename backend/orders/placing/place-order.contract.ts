import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'placeOrder'> = {
  operationId: 'placeOrder',
  status: 201,
  compose: async ({ readyCart }) => {
    const { id, version } = await readyCart();
    return { headers: { 'idempotency-key': randomUUID() }, body: { cartId: id, cartVersion: version }, owned: [id] };
  },
};
