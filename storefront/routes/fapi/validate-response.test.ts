import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { routeArgs } from '../testing/route-args.ts';
import { action } from './validate-response.ts';

async function report(body: object, contract = 'getCart') {
  const log = createRecordingLog();
  const router = new RouterContextProvider();
  router.set(requestContext, { correlationId: 'c0', services: { log } } as unknown as RequestContext);
  const request = new Request('http://shop.test/fapi/api/validate-response/x', { method: 'POST', body: JSON.stringify(body) });
  return { log, response: await action(routeArgs(request, router, { contract })) };
}

describe('reportResponse', () => {
  it('logs operation, error, method and path', async () => {
    const { log, response } = await report({ error: { path: '/items' }, path: '/cart/v1/cart', method: 'GET', data: { name: 'Kim' } });
    expect(response.status).toBe(204);
    expect(log.lines.map(({ data }) => data)).toEqual([
      { contract: 'getCart', error: '{"path":"/items"}', path: '/cart/v1/cart', method: 'GET' },
    ]);
  });

  it('logs neither the query nor more than 200 characters of the path', async () => {
    const { log } = await report({ error: {}, path: `/${'p'.repeat(500)}?email=kim@example.com`, method: 'GET' });
    const text = JSON.stringify(log);
    expect(text).not.toContain('kim@example.com');
    expect(text).not.toContain('p'.repeat(201));
  });

  it('logs at most 500 characters of the error', async () => {
    const { log } = await report({ error: { text: 'e'.repeat(5000) }, path: '/cart', method: 'GET' });
    expect(JSON.stringify(log)).not.toContain('e'.repeat(501));
  });

  it('rejects a contract that does not exist', async () => {
    const { log, response } = await report({ error: {}, path: '/cart', method: 'GET' }, 'nothing');
    expect([response.status, log.lines]).toEqual([400, []]);
  });
});
