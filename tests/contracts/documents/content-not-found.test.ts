import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import type { Json } from '#contract/document/json.ts';
import { createDocumentClient } from './document-client.ts';

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as {
  readonly [key: string]: Json;
};

const reading = (operations as readonly Operation[]).filter(({ area, statuses }) => area === 'content' && statuses.includes(404));

describe('operations that read content', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  it.each(reading)('respond with 404 API404 to a missing document: $operationId', async ({ operationId }) => {
    const send = createDocumentClient(document, (request) => test.backend.fetch(request), 'any-key');
    const response = await send(operationId, { path: { siteId: 'NOWHERE-US' }, query: {} });
    expect(response).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'API404' }] } });
  });
});
