import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { denver, openStore } from '../../delivery/testing/places-of-tests.ts';

export const script: CallScript<'addItem'> = {
  operationId: 'addItem',
  status: 200,
  compose: async ({ cart, test }) => {
    const { id } = await cart();
    await openStore(test.database.db, denver, { units: { [reliableSku]: 20 } });
    return { body: { basketId: id, sku: reliableSku, qty: 2, delivery: { code: 'pickup', storeId: denver } }, owned: [id] };
  },
};
