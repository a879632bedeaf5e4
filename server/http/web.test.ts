import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { compressFiles } from '../build/compress-files.ts';
import { listen, type Listening } from './listen.ts';
import { createTestGuardOptions } from '../testing/test-guard-options.ts';
import { createWeb, getBodyLimit } from './web.ts';

describe('getBodyLimit', () => {
  it.each([
    ['/api/consumers-v3/contactus', 8_500_000],
    ['/api/consumers-v3/consumer/warranty?locale=en_US', 8_500_000],
    ['/en-us/contact-us', 6_500_000],
    ['/fr-ca/contact-forms/warranty', 6_500_000],
    ['/api/consumers-v3/contactus/categorySubject', 262_144],
    ['/api/cart/v1/item', 262_144],
    ['/consumers-v3/contactus', 262_144],
    ['/en-us/contact-us/more', 262_144],
    ['/fapi/events', 65_536],
  ])('limits %s to %i bytes', (target, bytes) => expect(getBodyLimit(target)).toBe(bytes));
});

describe('built files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-web-'));
  const assets = path.join(folder, 'assets');
  const respond = async (): Promise<Response> => new Response('page');
  let server: Listening;
  const get = (name: string, encoding: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/assets/${name}`, { headers: { 'accept-encoding': encoding } });

  beforeAll(async () => {
    mkdirSync(assets);
    writeFileSync(path.join(assets, 'a.js'), `export const words = '${'once more '.repeat(80)}';`);
    writeFileSync(path.join(assets, 'gone.js'), `export const words = '${'once more '.repeat(80)}';`);
    compressFiles(assets);
    server = await listen(
      createWeb({
        guard: createTestGuardOptions(),
        clientFolders: [folder],
        media: respond,
        showcase: respond,
        reports: respond,
        storefront: respond,
        log: createRecordingLog(),
      }),
      0,
      'PORT',
    );
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['br', 'gzip, br'],
    ['gzip', 'gzip'],
  ])('are sent with %s to clients that accept it and are immutable', async (encoding, accepted) => {
    const response = await get('a.js', accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toContain('once more');
  });

  it('return 404 if a build removes them under a running shop', async () => {
    for (const name of ['gone.js', 'gone.js.br', 'gone.js.gz']) rmSync(path.join(assets, name));
    expect((await get('gone.js', 'br')).status).toBe(404);
    expect((await get('a.js', 'identity')).status).toBe(200);
  });
});

describe('events of other systems', () => {
  const readPage = async (): Promise<Response> => new Response('page');
  const echoRequest = async (request: Request): Promise<Response> =>
    new Response(`${new URL(request.url).pathname} ${await request.text()}`);
  const parts = {
    guard: createTestGuardOptions(),
    clientFolders: [],
    media: readPage,
    showcase: readPage,
    reports: readPage,
    storefront: readPage,
    log: createRecordingLog(),
  };

  it.each([
    ['are passed unchanged to the backend of this process', { webhooks: echoRequest }, '/fulfillment/v1/events {"a": 1}'],
    ['get a page if the backend runs elsewhere', {}, 'page'],
  ])('%s', async (_, more, expected) => {
    const server = await listen(createWeb({ ...parts, ...more }), 0, 'PORT');
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a": 1}' };
    const response = await fetch(`http://127.0.0.1:${server.port}/fulfillment/v1/events`, sent);
    expect(await response.text()).toBe(expected);
    await server.close();
  });
});
