import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'signUpForNotification'> = {
  operationId: 'signUpForNotification',
  status: 200,
  compose: () => ({ body: { sku: reliableSku, email: 'robin@example.com' } }),
};
