import { setTimeout as wait } from 'node:timers/promises';
import { getCorrelationId } from '#backend/router/call-context.ts';
import { createRouter, type OtherRoute } from '#backend/router/create-router.ts';
import type { Handlers } from '#backend/router/handler.ts';
import { createErrorResponse } from '#backend/router/create-error-response.ts';
import { createBadRequestError } from '#backend/router/call-error.ts';
import type { Log } from '#backend/ports.ts';
import type { Service } from '#commerce/client/calls.ts';
import { createBodyGenerator, type OpenApiDocument } from '#contract/mock/responses/generate-body.ts';
import { getSuccessStatus } from '#contract/mock/responses/get-example.ts';
import type { MockPayments } from '#contract/mock/carts/checkout-handlers.ts';
import type { MockCatalog } from '#contract/mock/catalog/mock-catalog.ts';
import { createMock } from '#contract/mock/create-mock.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createOperationMatcher } from '#validation/operations/operation-matcher.ts';
import type { ForcedResponse, MockedCalls } from '../environment/mocked-calls.ts';
import { authenticateMock } from './authenticate-mock.ts';
import { createMockControl, type MockSettings } from './mock-control.ts';
import { createMockHandlers } from './mock-handlers.ts';
import { MockHeaderError, readMockRequest } from './mock-request.ts';
import { createMockResponse } from './mock-responses.ts';

export interface MockServiceOptions {
  readonly calls: MockedCalls;
  readonly seed: number;
  /** Milliseconds before each response; a request may override it. */
  readonly delay?: number;
  readonly catalog: MockCatalog;
  readonly document: OpenApiDocument;
  readonly payments?: MockPayments;
  /** Handlers that need no database, e.g. those of content. */
  readonly handlers?: Partial<Handlers>;
  readonly routes?: readonly OtherRoute[];
  readonly log: Log;
}

/** Origin in the URL of a call that never leaves the process. */
const MOCKED = 'http://mock.internal';

const match = createOperationMatcher(operations);

/**
 * A service that responds to every operation of the contract without a database. Requests pass the backend's own pipeline, so an invalid
 * one gets the backend's errors.
 * @throws Error in production.
 */
export function createMockService(options: MockServiceOptions): Service {
  if (process.env.NODE_ENV === 'production') throw new Error('[cairn] [mock] the mock is not available in production');
  const { catalog, log, handlers = {}, routes = [] } = options;
  const settings: MockSettings = { calls: options.calls, delay: options.delay ?? 0 };
  const ids = { uuid: () => crypto.randomUUID() };
  const mock = createMock({ ...options, newId: ids.uuid, now: () => new Date() });
  const generate = createBodyGenerator(options.document);
  const respond = createRouter(
    createMockHandlers(mock.handlers, catalog, handlers),
    { authenticate: authenticateMock, ids, log, mode: 'development', timeoutMs: 10_000 },
    [...routes, createMockControl(settings, mock.reset)],
  );

  function getForcedResponse({ operationId, statuses }: Operation): ForcedResponse | undefined {
    const { calls } = settings;
    const own = calls.responses.get(operationId);
    if (own) return own;
    return calls.status !== undefined && statuses.includes(calls.status) ? { status: calls.status } : undefined;
  }

  return {
    origin: MOCKED,
    async fetch(request) {
      const found = match(request.method, new URL(request.url).pathname);
      if (!found || 'allowed' in found) return respond(request);
      const { operation } = found;
      try {
        const { forced = getForcedResponse(operation), delay = settings.delay, seed } = readMockRequest(request, operation);
        if (delay > 0) await wait(delay, undefined, { signal: request.signal });
        if (!forced && seed === undefined) return await respond(request);
        return createMockResponse({
          operationId: operation.operationId,
          response: forced ?? { status: getSuccessStatus(operation.statuses) },
          correlationId: getCorrelationId(request, ids),
          generate,
          seed,
        });
      } catch (error) {
        if (!(error instanceof MockHeaderError)) throw error;
        return createErrorResponse(createBadRequestError([error.message]), getCorrelationId(request, ids));
      }
    },
  };
}
