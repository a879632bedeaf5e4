import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getCountryList'> = {
  operationId: 'getCountryList',
  status: 200,
  compose: () => ({}),
};
