import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'getSessions'> = {
  operationId: 'getSessions',
  status: 200,
  compose: () => ({}),
};
