import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'signOut'> = {
  operationId: 'signOut',
  status: 204,
  compose: () => ({}),
};
