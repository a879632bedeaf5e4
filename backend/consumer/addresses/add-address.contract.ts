import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { address } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'addAddress'> = {
  operationId: 'addAddress',
  status: 201,
  compose: () => ({ body: { approachType: 'S', main: true, ...address } }),
};
