import { createDecisionError } from '#backend/personalization/decide.ts';
import { CallError } from '#backend/router/call-error.ts';
import type { CallContext, CustomerContext } from '#backend/router/call-context.ts';
import type { Handlers } from '#backend/router/handler.ts';
import type { ErasedHandler } from '#backend/router/pipeline.ts';
import type { ReadRequest } from '#backend/router/read-request.ts';
import { readExample, getSuccessStatus } from '#contract/mock/responses/get-example.ts';
import type { MockCatalog } from '#contract/mock/catalog/mock-catalog.ts';
import { MockError, type MockContext, type MockHandlers } from '#contract/mock/mock-handler.ts';
import { operations, type OperationId } from '#generated/openapi/operations.ts';

/** A handler of the mock without the types of its operation. */
type ErasedMockHandler = (call: ReadRequest & { readonly context: MockContext }) => unknown;

/** Operations whose contract has an error form of its own. */
const errorForms: Partial<Record<OperationId, Pick<ErasedHandler, 'createError'>>> = { decide: { createError: createDecisionError } };

/** The site of requests without one. */
const standardSite = 'TARNFELL-US';

/** Handlers for the backend's router: those of the mock, the given ones, and the contract's example for all other operations. */
export function createMockHandlers(mock: MockHandlers, catalog: MockCatalog, others: Partial<Handlers>): Handlers {
  const own = new Map<string, ErasedMockHandler>(Object.entries(mock) as [string, ErasedMockHandler][]);
  const entries = operations.map(({ operationId, statuses }): [OperationId, ErasedHandler] => {
    const handler = own.get(operationId);
    return [
      operationId,
      { ...errorForms[operationId], ...(handler ? adaptHandler(handler, catalog) : createExampleHandler(operationId, statuses)) },
    ];
  });
  // A handler per operation, by the list of all operations; the validators stand in for their types.
  return { ...Object.fromEntries(entries), ...others } as unknown as Handlers;
}

const createExampleHandler = (operationId: OperationId, statuses: readonly number[]): ErasedHandler => {
  const status = getSuccessStatus(statuses);
  return { handle: () => ({ status, body: readExample(operationId, status) }) };
};

function adaptHandler(handler: ErasedMockHandler, catalog: MockCatalog): ErasedHandler {
  return {
    async handle(call) {
      try {
        return await handler({ ...call, context: createMockContext(call.context, catalog) });
      } catch (error) {
        if (error instanceof MockError) throw new CallError(error.status, error.errorId, [error.message]);
        throw error;
      }
    },
  };
}

function createMockContext(context: CallContext | CustomerContext, catalog: MockCatalog): MockContext {
  const site = catalog.site(context.siteId ?? standardSite, context.locale);
  if (!site) throw new CallError(400, 'API400', [`header.siteid: there is no site "${context.siteId}"`]);
  return { site, customer: 'customer' in context ? context.customer : { id: '', role: 'guest' } };
}
