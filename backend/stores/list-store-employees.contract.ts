import { seedStores } from '#demo/seeds/stores/stores.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'listStoreEmployees'> = {
  operationId: 'listStoreEmployees',
  status: 200,
  compose: () => ({ params: { storeId: seedStores[0]?.id ?? '' } }),
};
