import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { createCalls, type Service } from '#commerce/client/calls.ts';
import type { OpenApiDocument } from '#contract/mock/answers/generate-body.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { getMenu } from '#generated/calls/get-menu.ts';
import { issueToken } from '#generated/calls/issue-token.ts';
import { examples } from '#generated/openapi/examples.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { EnvironmentError, parseEnvironment } from '../environment/environment.ts';
import { readMockedCalls } from '../environment/mocked-calls.ts';
import { createDemoCatalog } from './demo-catalog.ts';
import { createMockService } from './create-mock-service.ts';

const documentFile = new URL('../../generated/openapi/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(documentFile, 'utf8')) as OpenApiDocument;
const catalog = createDemoCatalog();
const log = createRecordingLog();

const start = (calls = '200', seed = 1): Service => createMockService({ calls: readMockedCalls(calls), seed, catalog, document, log });

const callsOf = (text: string) => createCalls(start(text), { locale: 'en_US' });
const menu = { mode: 'publish', siteId: 'TARNFELL-US' } as const;
const item = { body: { sku: 'TARNFELL:TFKES01M:R7E:M', qty: 1 } } as Parameters<typeof addItem>[1];

describe('createMockService', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('responds with the example of a success to operations without a state', async () => {
    expect(await getMenu(callsOf('200'), menu)).toEqual(examples.getMenu[200]);
  });

  it('responds with forced statuses and error codes', async () => {
    const calls = callsOf('200, addItem:409:INV700');
    await expect(addItem(calls, item)).rejects.toMatchObject({ status: 409, errorId: 'INV700' });
    expect(await getMenu(calls, menu)).toEqual(examples.getMenu[200]);
    await expect(getMenu(callsOf('500'), menu)).rejects.toMatchObject({ status: 500 });
  });
});
