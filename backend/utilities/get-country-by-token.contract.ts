import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getCountryByToken'> = {
  operationId: 'getCountryByToken',
  status: 200,
  compose: () => ({ params: { token: 'country-', countryCode: 'DE' } }),
};
