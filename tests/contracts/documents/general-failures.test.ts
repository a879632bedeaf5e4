import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createAccessKeyCheck } from '#backend/router/access-key.ts';
import { createRouter } from '#backend/router/create-router.ts';
import type { Handlers } from '#backend/router/handler.ts';
import type { PipelineOptions } from '#backend/router/pipeline.ts';
import { recordResponse } from '#contract/coverage/record-coverage.ts';
import { operations, type Audience, type Operation } from '#generated/openapi/operations.ts';
import { createBackendWeb } from '#server/backend/backend-web.ts';
import { listen } from '#server/http/listen.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { Json } from '#contract/document/json.ts';
import { createDocumentClient, type ReadResponse } from './document-client.ts';

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as {
  readonly [key: string]: Json;
};

/** Decisions use the error form of their service, and 400 for every failure. */
const isStandard = ({ feature, area }: Operation): boolean => feature !== null && area !== 'personalization';
const all = (operations as readonly Operation[]).filter(isStandard);

/** Handlers that fail as if the database were lost. */
const failing = Object.fromEntries(
  all.map(({ operationId }) => [
    operationId,
    {
      handle: () => {
        throw new Error('the connection is lost');
      },
    },
  ]),
) as unknown as Handlers;

let role: Audience = 'guest';
const log = createRecordingLog();
const options: PipelineOptions = {
  authenticate: async (_, context) => ({ ...context, siteId: 'TARNFELL-US', customer: { id: 'any', role, usid: 'any' } }),
  ids: { uuid: () => '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20' },
  log,
  mode: 'development',
  timeoutMs: 10_000,
};

type Fetch = (request: Request) => Promise<Response>;

/** Sends the document's example request, and validates the response with the document. */
function createClient(fetch: Fetch): (operation: Operation) => Promise<ReadResponse> {
  const send = createDocumentClient(document, fetch, 'any-key');
  return async ({ operationId, audience }) => {
    role = audience[0] ?? 'guest';
    const response = await send(operationId, { token: 'any' });
    recordResponse(operationId, response.status, response.body);
    return response;
  };
}

const getError = (errorId: string): object => ({ errorDetails: [{ errorId }] });

describe('every operation of the services', () => {
  const router = createRouter(failing, options);
  const limited = createBackendWeb({
    backend: router,
    prefix: '',
    trustsProxy: () => true,
    rates: {
      reading: { calls: 0, seconds: 30 },
      searching: { calls: 0, seconds: 30 },
      changing: { calls: 0, seconds: 30 },
      reports: { calls: 0, seconds: 30 },
    },
    log,
  });
  const opened = listen(limited, 0, 'nothing');
  afterAll(async () => (await opened).close());

  const send = createClient(router);
  it.each(all)('$operationId responds with 500 GEN500 when its handler fails', async (operation) => {
    expect(await send(operation)).toMatchObject({ status: 500, body: getError('GEN500') });
  });

  const sendUnknown = createClient(createRouter(failing, { ...options, checkAccessKey: createAccessKeyCheck(['another-key']) }));
  it.each(all.filter(({ security }) => security.includes('accessKey')))(
    '$operationId responds with 401 AUT500 to an unknown program',
    async (operation) => {
      expect(await sendUnknown(operation)).toMatchObject({ status: 401, body: getError('AUT500') });
    },
  );

  const sendOften = createClient(async (request) => {
    const { port } = await opened;
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request));
  });
  it.each(all)('$operationId responds with 429 API429 to a client address that calls too often', async (operation) => {
    expect(await sendOften(operation)).toMatchObject({ status: 429, body: getError('API429') });
  });
});
