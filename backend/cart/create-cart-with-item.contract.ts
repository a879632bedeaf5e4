import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'createCartWithItem'> = {
  operationId: 'createCartWithItem',
  status: 201,
  compose: () => ({ body: { sku: reliableSku, qty: 2 } }),
};
