import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'createSiteCode'> = {
  operationId: 'createSiteCode',
  status: 200,
  compose: () => ({
    body: { siteId: 'TARNFELL-DE', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  }),
};
