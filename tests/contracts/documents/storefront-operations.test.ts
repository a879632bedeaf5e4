import { readFileSync } from 'node:fs';
import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { recordResponse } from '#contract/coverage/record-coverage.ts';
import { examples } from '#generated/openapi/examples.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { createWeb } from '#server/http/web.ts';
import { listen, type Listening } from '#server/http/listen.ts';
import { createTestGuardOptions } from '#server/testing/test-guard-options.ts';
import { createSettings } from '#settings/create-settings.ts';
import { requestContext } from '#storefront/request/router-context.ts';
import { action as recordEvents } from '#storefront/routes/fapi/events.ts';
import { loader as getNamedPage } from '#storefront/routes/fapi/named-page.ts';
import { loader as getPart } from '#storefront/routes/fapi/part.ts';
import { action as ingestPerformance } from '#storefront/routes/fapi/performance.ts';
import { loader as getServerTime } from '#storefront/routes/fapi/server-time.ts';
import { action as reportResponse } from '#storefront/routes/fapi/validate-response.ts';
import { createRouteArgs } from '#storefront/routes/testing/route-args.ts';
import type { Services } from '#storefront/services/services.ts';
import { createTestContext, respondWithError } from '#storefront/session/testing/shop-service.ts';
import { sites } from '#storefront/site/sites.ts';
import type { Json } from '#contract/document/json.ts';
import { createDocumentClient, type ReadResponse } from './document-client.ts';

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as {
  readonly [key: string]: Json;
};

const all = (operations as readonly Operation[]).filter(({ area }) => area === 'internal');
const ofContent = all.filter(({ statuses }) => statuses.includes(404));
const ofEvents = all.filter(({ method }) => method === 'POST');

type Fetch = (request: Request) => Promise<Response>;
type Route = (args: ActionFunctionArgs) => Response | Promise<Response>;

const routes: readonly (readonly [path: RegExp, route: Route])[] = [
  [/^\/fapi\/components\/(?<rest>.+)$/, getPart],
  [/^\/fapi\/pages\/(?<rest>.+)$/, getNamedPage],
  [/^\/fapi\/server\/time$/, getServerTime],
  [/^\/fapi\/events$/, recordEvents],
  [/^\/fapi\/performance\/ingest$/, ingestPerformance],
  [/^\/fapi\/api\/validate-response\/(?<contract>.+)$/, reportResponse],
];

/** The routes of the storefront with a content service. */
function createRoutes(content: Fetch): Fetch {
  const services = {
    content: { origin: 'http://content.test', fetch: content },
    accessKey: 'key',
    settings: createSettings(),
    sites,
    log: createRecordingLog(),
    now: () => new Date('2026-11-21T09:00:00Z'),
  } as unknown as Services;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const requested = new Request(`http://localhost:4000${pathname}${search}`, request);
    const [, route, params] =
      routes.map(([path, found]) => [path, found, path.exec(pathname)?.groups] as const).find(([path]) => path.test(pathname)) ?? [];
    if (!route) throw new Error(`No route for ${pathname}`);
    const context = new RouterContextProvider();
    context.set(requestContext, createTestContext(requested, services));
    return route(createRouteArgs(requested, context, { ...params, '*': params?.rest }));
  };
}

/** Sends the document's example request, and validates the response with the document. */
function createClient(fetch: Fetch): (operation: Operation, body?: Json) => Promise<ReadResponse> {
  const send = createDocumentClient(document, fetch, 'any-key');
  return async ({ operationId }, body) => {
    const response = await send(operationId, body === undefined ? {} : { body });
    recordResponse(operationId, response.status, response.body);
    return response;
  };
}

const getError = (errorId: string): object => ({ errorDetails: [{ errorId }] });

describe('every operation that the storefront serves to its own pages', () => {
  let limited: Listening;
  let open: Listening;
  const often = { calls: 0, seconds: 30 };
  const fail = async (): Promise<never> => {
    throw new Error('the connection is lost');
  };
  beforeAll(async () => {
    const parts = {
      guard: createTestGuardOptions(),
      clientFolders: [],
      media: fail,
      showcase: fail,
      reports: fail,
      storefront: fail,
      log: createRecordingLog(),
    };
    open = await listen(createWeb(parts), 0, 'nothing');
    limited = await listen(
      createWeb({ ...parts, rates: { reading: often, searching: often, changing: often, reports: often } }),
      0,
      'nothing',
    );
  });
  afterAll(() => Promise.all([open.close(), limited.close()]));

  const createFetch = (server: () => Listening, query = ''): Fetch => {
    return (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`http://127.0.0.1:${server().port}${pathname}${search}${query}`, request));
    };
  };

  it.each(all)('$operationId succeeds', async (operation) => {
    const { status } = await createClient(createRoutes(async () => Response.json(examples.getFragment[200])))(operation);
    expect(status).toBe(operation.statuses[0]);
  });

  it.each(ofContent)('$operationId responds with 404 API404 for a missing document', async (operation) => {
    const response = await createClient(createRoutes(async () => respondWithError(404, 'API404')))(operation);
    expect(response).toMatchObject({ status: 404, body: getError('API404') });
  });

  it.each(ofContent)('$operationId responds with 500 GEN500 when the content service fails', async (operation) => {
    const response = await createClient(createRoutes(fail))(operation);
    expect(response).toMatchObject({ status: 500, body: getError('GEN500') });
  });

  it.each(ofEvents)('$operationId responds with 400 API400 to a body that breaks the contract', async (operation) => {
    const response = await createClient(createRoutes(fail))(operation, { unknown: true });
    expect(response).toMatchObject({ status: 400, body: getError('API400') });
  });

  it.each(all)('$operationId responds with 400 API400 to a malformed address', async (operation) => {
    const response = await createClient(createFetch(() => open, '?%'))(operation);
    expect(response).toMatchObject({ status: 400, body: getError('API400') });
  });

  it.each(all)('$operationId responds with 500 GEN500 when the storefront fails', async (operation) => {
    expect(await createClient(createFetch(() => open))(operation)).toMatchObject({ status: 500, body: getError('GEN500') });
  });

  it.each(all)('$operationId responds with 429 API429 to a client address that calls too often', async (operation) => {
    expect(await createClient(createFetch(() => limited))(operation)).toMatchObject({ status: 429, body: getError('API429') });
  });
});
