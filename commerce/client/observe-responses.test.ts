import { describe, expect, it } from 'vitest';
import { getServerTime } from '#generated/calls/get-server-time.ts';
import type { ReceivedResponse } from './call-hooks.ts';
import { createCalls, type Service } from './calls.ts';

const failToConnect: Service['fetch'] = () => Promise.reject(new Error('unreachable'));

async function observe({ fetch = failToConnect, callDirectly: respond }: Partial<Service>): Promise<readonly ReceivedResponse[]> {
  const seen: ReceivedResponse[] = [];
  const hooks = { observe: (received: ReceivedResponse) => void seen.push(received) };
  const calls = createCalls({ origin: 'http://service.test', fetch, ...(respond && { callDirectly: respond }) }, { hooks });
  await getServerTime(calls).catch(() => undefined);
  return seen;
}

describe('observe hook', () => {
  it('receives a successful response with its headers and text', async () => {
    const [received] = await observe({ fetch: async () => Response.json({ timestamp: 1 }, { headers: { 'x-test': 'yes' } }) });
    expect(received).toMatchObject({ call: { operationId: 'getServerTime' }, status: 200, text: '{"timestamp":1}' });
    expect(received?.headers?.get('x-test')).toBe('yes');
  });

  it('receives an error response and a body that is not JSON', async () => {
    const failed = await observe({ fetch: async () => Response.json({}, { status: 409 }) });
    const unreadable = await observe({ fetch: async () => new Response('<html>') });
    expect([...failed, ...unreadable].map(({ status, text }) => [status, text])).toEqual([
      [409, '{}'],
      [200, '<html>'],
    ]);
  });

  it('receives the values of a call in the same process', async () => {
    const body = { timestamp: 1 };
    const [received] = await observe({ callDirectly: async () => ({ status: 200, body }) });
    expect(received).toMatchObject({ status: 200 });
    expect(received?.body).toBe(body);
  });

  it('receives nothing for a call without a response', async () => {
    expect(await observe({})).toEqual([]);
  });
});
