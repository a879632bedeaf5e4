import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { createSamplePath } from './testing/create-sample-path.ts';

const all: readonly Operation[] = operations;
const served = all.filter(({ area }) => area !== 'internal');
const keyed = served.filter(({ security }) => security.includes('accessKey'));
const keyless = served.filter(({ security }) => !security.includes('accessKey'));

describe('createAccessKeyCheck with configured programs', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ accessKeys: ['key-of-the-shop', 'key-of-the-app'] })), 60_000);
  afterAll(() => test.close());

  const call = async (
    operation: Operation,
    key?: string,
  ): Promise<readonly [status: number, errorId: string | undefined, body: unknown]> => {
    const url = `http://backend.local${createSamplePath(operation)}`;
    const response = await test.backend.fetch(
      new Request(url, { method: operation.method, headers: key === undefined ? {} : { 'x-access-key': key } }),
    );
    const body = (await response.json()) as { readonly errorDetails?: readonly { readonly errorId: string }[] };
    return [response.status, body.errorDetails?.[0]?.errorId, body];
  };

  it.each(keyed)('rejects $operationId for a program without a valid key, as in the contract', async (operation) => {
    for (const key of [undefined, '', 'key-of-the-sho', 'key-of-the-shop,key-of-the-app']) {
      const [status, errorId, body] = await call(operation, key);
      expect([key, status, errorId]).toEqual([key, 401, 'AUT500']);
      expect(operationValidators[operation.operationId].responses[401]?.(body)).toBe(true);
      expect(operation.errors).toContain('AUT500');
    }
  });

  it('accepts the key of each configured program', async () => {
    for (const operation of keyed)
      for (const key of ['key-of-the-shop', 'key-of-the-app']) expect((await call(operation, key))[1]).not.toBe('AUT500');
  });

  it('requires no key for operations without one in the contract', async () => {
    for (const operation of keyless) expect((await call(operation))[0]).not.toBe(401);
  });
});
