import { pageOrigin } from '../testing/software-authenticator.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'beginPasskeySignIn'> = {
  operationId: 'beginPasskeySignIn',
  status: 200,
  compose: () => ({ body: { origin: pageOrigin, codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' } }),
};
