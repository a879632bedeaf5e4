import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

describe('a malformed call', () => {
  let test: TestBackend;
  let token = '';
  beforeAll(async () => {
    test = await startTestBackend();
    const issued = await test.post('/token/v2/auth/token', { type: 'Guest' }, { siteid: 'TARNFELL-US', brand: 'TARNFELL' });
    token = ((await issued.json()) as { readonly accessToken: string }).accessToken;
  }, 60_000);
  afterAll(() => test.close());

  const served = (operations as readonly Operation[]).filter(({ area }) => area !== 'internal');
  const context = { siteid: 'TARNFELL-US', brand: 'TARNFELL', channel: 'ECOMM', locale: 'en_US' };
  const uuid = '2c1f7f0a-9d0e-4a5b-b7a4-6f2d1c9e8a30';

  /** Statuses of a call with this value in every part of its path, in every query parameter, and as its body. */
  async function readStatuses(operation: Operation, path: string, query: string, body: string): Promise<readonly number[]> {
    const headers = { ...context, authorization: `Bearer ${token}`, 'idempotency-key': uuid, 'content-type': 'application/json' };
    const send = async (url: string, text: string): Promise<number> => {
      const hasBody = operation.contentTypes.length > 0;
      const request = new Request(`http://backend.local${url}`, { method: operation.method, headers, ...(hasBody ? { body: text } : {}) });
      return (await test.backend.fetch(request)).status;
    };
    const fill = (value: string): string => operation.path.replace(/\{\w+\}/g, value);
    const search = operation.queryParams.map(({ name }) => `${encodeURIComponent(name)}=${query}`).join('&');
    return Promise.all([send(fill(path), '{}'), send(`${fill('x')}?${search}`, '{}'), send(fill('x'), body)]);
  }

  it.each([
    ['NUL', 'a%00b', '%00', '{"a":"\\u0000"}'],
    ['lone surrogates', '%ED%A0%80', '%ED%A0%80', '{"a":"\\ud83d"}'],
    ['infinite numbers', '1e999', '1e999', '{"a":1e999,"qty":1e999,"cartVersion":1e300}'],
    ['other numbers', '-1', 'NaN', '{"qty":-1e300}'],
    ['invalid encoding', '%E0%A4%A', '%E0%A4%A', '"'],
    ['deep nesting', '%5B'.repeat(200), '%5B'.repeat(200), '['.repeat(100_000)],
  ])('causes neither a server error nor a logged stack trace: %s', async (_, path, query, body) => {
    for (const operation of served) {
      const statuses = await readStatuses(operation, path, query, body);
      expect([operation.operationId, statuses.filter((status) => status >= 500)]).toEqual([operation.operationId, []]);
    }
    expect(test.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('returns 400 for an infinite count in an otherwise valid call', async () => {
    const response = await test.get('/products/v2/search/productSearch?q=boot&count=1e999', context);
    expect([response.status, await response.json()]).toMatchObject([400, { errorDetails: [{ errorId: 'API400' }] }]);
  });

  it('returns 400 for more ranges and values than a listing supports', async () => {
    const digits = Array.from({ length: 10 }, (_, i) => i);
    const ranges = digits.flatMap((low) => digits.slice(low).map((high) => `${low}-${high}`)).join('|');
    const colors = digits.flatMap((first) => digits.map((second) => `c${first}${second}`)).join('|');
    for (const call of ['catalog?', 'search/productSearch?q=boot&'])
      for (const filters of [`filters=price=${ranges}`, `filters=color=${colors}`, 'filters=color=%00']) {
        const response = await test.get(`/products/v2/${call}${filters}`, context);
        expect([call, response.status, await response.json()]).toMatchObject([call, 400, { errorDetails: [{ errorId: 'API400' }] }]);
      }
    const few = await test.get('/products/v2/catalog?filters=price=0-50|50-100&filters=color=black|red', context);
    expect(few.status).toBe(200);
  });
});
