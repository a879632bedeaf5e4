import type { Service } from '#commerce/client/calls.ts';
import { mockAnswers } from '#commerce/client/mock-answers.ts';
import { operations } from '#generated/openapi/operations.ts';
import { createOperationMatcher } from '#validation/operations/operation-matcher.ts';
import type { MockedCalls } from '../environment/mocked-calls.ts';

/** Stands in the address of a call that is answered from an example. */
const MOCKED = 'http://mock.internal';

const match = createOperationMatcher(operations);

/** A service that answers each call with the contract's example of it. @throws Error in production. */
export function createMockService({ status, statuses }: MockedCalls): Service {
  const answer = mockAnswers({ statusOf: (operationId) => statuses.get(operationId) ?? status });
  return {
    origin: MOCKED,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const found = match(request.method, pathname);
      if (found === undefined || 'allowed' in found)
        throw new Error(`[cairn] [mock] the contract has no call ${request.method} ${pathname}`);
      return answer(request, refuseToSend, found.operation);
    },
  };
}

const refuseToSend = (): never => {
  throw new Error('[cairn] [mock] a mocked call is not sent');
};
