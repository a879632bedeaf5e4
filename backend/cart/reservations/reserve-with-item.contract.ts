import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'reserveWithItem'> = {
  operationId: 'reserveWithItem',
  status: 201,
  compose: () => ({ query: { sku: reliableSku, qty: 1 } }),
};
