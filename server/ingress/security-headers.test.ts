import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../http/listen.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { createWeb } from '../http/web.ts';

const respond = async (): Promise<Response> => new Response('page');
const respondStrictly = async (): Promise<Response> => new Response('page', { headers: { 'referrer-policy': 'no-referrer' } });
const fail = async (): Promise<Response> => {
  throw new Error('a server error');
};
let server: Listening;
beforeAll(async () => {
  const parts = {
    clientFolders: ['/nowhere'],
    media: respond,
    showcase: respondStrictly,
    reports: respond,
    storefront: fail,
    log: createRecordingLog(),
  };
  server = await listen(createWeb({ ...parts, guard: createTestGuardOptions() }), 0, 'PORT');
});
afterAll(() => server.close());

const readHeaders = async (path: string, host = 'localhost', more = '') => {
  const text = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${more}connection: close\r\n\r\n`;
  const { status, headers } = await sendRaw(server.port, text);
  return { status, headers };
};
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

it.each([
  ['a response of a host', '/showcase', 'localhost', 200, { ...common, 'referrer-policy': 'no-referrer' }],
  ['a picture that other pages may embed', '/media/x', 'localhost', 200, { ...common, 'cross-origin-resource-policy': 'cross-origin' }],
  ['a missing file', '/assets/none.js', 'localhost', 404, common],
  ['a server error', '/en-us', 'localhost', 500, common],
  ['an unknown host', '/en-us', 'evil.example', 421, common],
  ['the health check', '/health', 'localhost', 200, common],
])('%s has the common headers', async (_, path, host, status, headers) => {
  expect(await readHeaders(path, host)).toMatchObject({ status, headers });
});

it('the server rejects long reports', async () => {
  const send = (length: number) => fetch(`http://localhost:${server.port}/fapi/csp-report`, { method: 'POST', body: 'x'.repeat(length) });
  expect([(await send(16_000)).status, (await send(17_000)).status]).toEqual([200, 413]);
});

it('the server requires https only for clients that connected over it', async () => {
  const overHttps = await readHeaders('/showcase', 'localhost', 'x-forwarded-proto: https\r\n');
  expect(overHttps.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(overHttps.headers['reporting-endpoints']).toBe('csp="/fapi/csp-report"');
  expect((await readHeaders('/showcase')).headers['strict-transport-security']).toBeUndefined();
});
