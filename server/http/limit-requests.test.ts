import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import type { ArrivingRequest } from '#storefront/request/handler.ts';
import { listen, type Listening } from './listen.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { createWeb } from './web.ts';

const often = { calls: 1000, seconds: 60 };

describe('a client address', () => {
  let server: Listening;
  const addresses: (string | null)[] = [];
  beforeAll(async () => {
    const handleStorefront = async ({ headers }: Pick<ArrivingRequest, 'headers'>): Promise<Response> => {
      addresses.push(headers.get('x-forwarded-for'));
      return new Response('a page', { headers: { 'content-type': 'text/html' } });
    };
    const rates = { reading: { calls: 3, seconds: 60 }, searching: often, changing: { calls: 1, seconds: 60 }, reports: often };
    const handleMedia = async (): Promise<Response> => new Response('a picture');
    server = await listen(
      createWeb({
        guard: createTestGuardOptions(),
        clientFolders: [],
        media: handleMedia,
        showcase: handleStorefront,
        reports: handleStorefront,
        storefront: handleStorefront,
        rates,
        log: createRecordingLog(),
      }),
      0,
      'PORT',
    );
  });
  afterAll(() => server.close());
  const send = (path: string, address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      ...init,
      headers: { accept: 'text/html', 'accept-language': 'de', 'x-forwarded-for': address },
    });
  const readStatuses = async (path: string, address: string, times: number): Promise<number[]> => {
    const responses: number[] = [];
    for (let time = 0; time < times; time += 1) responses.push((await send(path, address)).status);
    return responses;
  };

  it('rejects too many pages of one client in its language, with Retry-After; other clients are not affected', async () => {
    expect(await readStatuses('/de-de', '203.0.113.1', 3)).toEqual([200, 200, 200]);
    const rejection = await send('/de-de', '203.0.113.1');
    const page = await rejection.text();
    expect([rejection.status, rejection.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page).toContain('<html lang="de-DE">');
    expect(page).toContain('Zu viele Versuche.');
    expect((await send('/de-de', '203.0.113.2')).status).toBe(200);
  });

  it('rejects too many changes in the contract’s error form', async () => {
    const post = () => send('/api/cart/v1/item', '203.0.113.3', { method: 'POST', body: '{}' });
    expect((await post()).status).toBe(200);
    const rejection = await post();
    expect([rejection.status, rejection.headers.get('cache-control'), await rejection.json()]).toMatchObject([
      429,
      'no-store',
      { correlationId: expect.any(String), errorDetails: [{ errorId: 'API429' }] },
    ]);
    expect((await send('/en-us', '203.0.113.3')).status).toBe(200);
  });

  it('counts all clients of an IPv6 network together', async () => {
    expect(await readStatuses('/en-us', '2001:db8:1:2::1', 3)).toEqual([200, 200, 200]);
    expect((await send('/en-us', '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await send('/en-us', '2001:db8:1:3::1')).status).toBe(200);
  });

  it('passes only the address from the trusted proxies on to handlers', () => {
    expect(addresses).toContain('203.0.113.1');
    expect(addresses.every((address) => address !== null && !address.includes(','))).toBe(true);
  });

  it('does not count pictures, which have a limit of their own', async () => {
    expect(await readStatuses('/media/a.jpg', '203.0.113.4', 6)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});
