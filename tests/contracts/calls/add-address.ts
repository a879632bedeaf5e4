import type { CallScript } from '../call/call-script.ts';
import { address } from '../call/stage.ts';

export const script: CallScript<'addAddress'> = {
  operationId: 'addAddress',
  status: 201,
  compose: () => ({ body: { approachType: 'S', main: true, ...address } }),
};
