import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'createCart'> = {
  operationId: 'createCart',
  status: 201,
  compose: () => ({}),
};
