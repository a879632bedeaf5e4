import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'signIn'> = {
  operationId: 'signIn',
  status: 200,
  compose: ({ member: { email, password } }) => ({
    query: {},
    body: { type: 'Registered', username: email, password, codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  }),
};
