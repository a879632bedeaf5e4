import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'getCountryList'> = {
  operationId: 'getCountryList',
  status: 200,
  compose: () => ({}),
};
