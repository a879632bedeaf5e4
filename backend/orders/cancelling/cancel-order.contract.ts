import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'cancelOrder'> = {
  operationId: 'cancelOrder',
  status: 200,
  compose: async ({ order }) => {
    const { orderNumber } = await order();
    return { headers: { 'idempotency-key': randomUUID() }, body: { orderNumber, reason: 'changedMind' }, owned: [orderNumber] };
  },
};
