import { seedSets } from '#demo/seeds/sets/sets.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getProductSet'> = {
  operationId: 'getProductSet',
  status: 200,
  compose: () => ({ params: { productSetId: seedSets[0]?.id ?? '' } }),
};
