import { CallError } from '#backend/router/call-error.ts';
import type { Authenticate } from '#backend/router/pipeline.ts';
import { exampleCustomer } from '#contract/mock/lists/example-customer.ts';
import { audiences } from '#generated/openapi/operations.ts';
import { readMockToken } from '#contract/mock/session-handlers.ts';

const standardSite = 'TARNFELL-US';

/**
 * Reads the customer from a token of the mock. Any other token is the example customer's: `Bearer agent` has the agent role, others the
 * registered one.
 */
export const authenticateMock: Authenticate = async ({ headers }, context) => {
  const [, token] = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new CallError(401, 'AUT401', ['The call requires an access token.']);
  const role = audiences.find((audience) => audience === token) ?? 'registered';
  const customer = readMockToken(token) ?? { id: exampleCustomer, role };
  return { ...context, siteId: context.siteId ?? standardSite, customer: { ...customer, usid: customer.id } };
};
