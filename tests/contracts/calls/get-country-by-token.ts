import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'getCountryByToken'> = {
  operationId: 'getCountryByToken',
  status: 200,
  compose: () => ({ params: { token: 'country-', countryCode: 'DE' } }),
};
