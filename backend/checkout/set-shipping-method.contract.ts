import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { getFirstItem } from '#tests/contracts/call/stage.ts';
import { denver, openStore } from '../delivery/testing/places-of-tests.ts';

export const script: CallScript<'setShippingMethod'> = {
  operationId: 'setShippingMethod',
  status: 200,
  compose: async ({ cart, test }) => {
    const created = await cart();
    await openStore(test.database.db, denver, { units: { [reliableSku]: 20 } });
    return {
      body: { basketId: created.id, shippingId: 'me', code: 'pickup', itemIds: [getFirstItem(created).id], storeId: denver },
      owned: [created.id],
    };
  },
};
