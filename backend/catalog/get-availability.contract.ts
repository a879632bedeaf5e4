import { seedStores } from '#demo/seeds/stores/stores.ts';
import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getAvailability'> = {
  operationId: 'getAvailability',
  status: 200,
  compose: () => ({
    params: { productId: styleId },
    body: { storeIds: seedStores.filter(({ brand, closed }) => brand === 'tarnfell' && !closed).map(({ id }) => id), sku: reliableSku },
  }),
};
