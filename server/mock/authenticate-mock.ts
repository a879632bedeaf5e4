import { CallError } from '#backend/router/call-error.ts';
import type { Authenticate } from '#backend/router/pipeline.ts';
import { readMockToken } from '#contract/mock/session-handlers.ts';

const standardSite = 'TARNFELL-US';

/** The customer of the contract's examples. */
const exampleCustomer = { id: '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55', role: 'registered' } as const;

/** Tells the customer by a token of the mock. Any other bearer token is that of a registered customer, so that a call needs no sign-in. */
export const authenticateMock: Authenticate = async ({ headers }, context) => {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new CallError(401, 'AUT401', ['The call needs an access token.']);
  const { id, role } = readMockToken(token) ?? exampleCustomer;
  return { ...context, siteId: context.siteId ?? standardSite, customer: { id, role, usid: id } };
};
