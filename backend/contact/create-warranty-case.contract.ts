import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'createWarrantyCase'> = {
  operationId: 'createWarrantyCase',
  status: 201,
  compose: () => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      firstName: 'Robin',
      lastName: 'Vale',
      email: 'robin@example.com',
      productId: styleId,
      purchasedOn: '2026-03-14',
      problem: 'zip',
      description: 'The zip of the left pocket does not close any more.',
    },
  }),
};
