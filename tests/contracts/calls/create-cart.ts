import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'createCart'> = {
  operationId: 'createCart',
  status: 201,
  compose: () => ({}),
};
