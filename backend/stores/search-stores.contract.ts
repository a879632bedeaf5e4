import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { reliableSku } from '#backend/cart/testing/start-shopper.ts';

export const script: CallScript<'searchStores'> = {
  operationId: 'searchStores',
  status: 200,
  compose: () => ({ body: { by: { place: 'Denver, CO' }, radius: 100, services: ['pickup'], sku: reliableSku } }),
};
