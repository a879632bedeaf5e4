import { seedSets } from '#demo/seeds/sets/sets.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getProductSets'> = {
  operationId: 'getProductSets',
  status: 200,
  compose: () => ({ params: { productId: seedSets[0]?.parts[0]?.styleId ?? '' } }),
};
