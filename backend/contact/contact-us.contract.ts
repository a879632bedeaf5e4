import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'contactUs'> = {
  operationId: 'contactUs',
  status: 201,
  compose: () => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      category: 'order',
      subject: 'where-is-my-order',
      firstName: 'Robin',
      lastName: 'Vale',
      email: 'robin@example.com',
      orderNumber: 'TF-2611-000123',
      message: 'My order should have arrived on Tuesday.',
    },
  }),
};
