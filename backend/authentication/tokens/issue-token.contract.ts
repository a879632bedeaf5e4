import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'issueToken'> = {
  operationId: 'issueToken',
  status: 200,
  compose: () => ({
    body: { type: 'Guest', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  }),
};
