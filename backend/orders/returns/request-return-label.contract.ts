import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { deliverUnits } from '../testing/deliver-units.ts';

export const script: CallScript<'requestReturnLabel'> = {
  operationId: 'requestReturnLabel',
  status: 201,
  compose: async ({ order, test }) => {
    const { orderId, items } = await order();
    await deliverUnits(test.database.db, orderId, test.time.now);
    return {
      params: { orderId },
      headers: { 'idempotency-key': randomUUID() },
      body: { items: [{ itemId: items[0]?.id ?? '', qty: 1, reason: 'tooSmall' }] },
      owned: [orderId],
    };
  },
};
