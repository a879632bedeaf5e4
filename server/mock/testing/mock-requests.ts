import { readFileSync } from 'node:fs';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { Service } from '#commerce/client/calls.ts';
import type { OpenApiDocument } from '#contract/mock/responses/generate-body.ts';
import { readMockedCalls } from '../../environment/mocked-calls.ts';
import { createMockService } from '../create-mock-service.ts';
import { createDemoCatalog } from '../demo-catalog.ts';
import { createMockGallery } from '../mock-gallery.ts';

const documentFile = new URL('../../../generated/openapi/openapi.json', import.meta.url);

/** The served contract. */
export const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument;

const catalog = createDemoCatalog();

/** A mock without content, pictures and partners. */
export const startMockService = (calls = '200', seed = 1): Service =>
  createMockService({
    calls: readMockedCalls(calls),
    seed,
    catalog,
    document,
    routes: [createMockGallery()],
    log: createRecordingLog(),
  });

export interface MockResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request as the example customer on the site TARNFELL-US, unless headers name others. */
export async function sendTo(
  service: Service,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<MockResponse> {
  const type: Readonly<Record<string, string>> = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await service.fetch(
    new Request(`http://mock.test${path}`, {
      method,
      headers: { authorization: 'Bearer registered', siteid: 'TARNFELL-US', ...type, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}
