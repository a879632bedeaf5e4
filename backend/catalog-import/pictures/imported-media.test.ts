import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { fetchPicture } from './fetch-picture.ts';
import { addImportedMedia } from './imported-media.ts';

const idOf = (letter: string): string => letter.repeat(24);

describe('addImportedMedia', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let folder: string;
  let origin: string;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>');
    else if (request.url === '/moved') response.writeHead(302, { location: '/a.png' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: 'http://127.0.0.2/a.png' }).end();
    else response.setHeader('content-type', 'image/png').end('picture');
  });
  const open = () =>
    addImportedMedia(() => null, {
      db: database.db,
      log: createRecordingLog(),
      cacheDir: folder,
      trustedHosts: [new URL(origin).host],
    });
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'cairn-pictures-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const urls = { a: '/a.png', b: '/page' };
    for (const [letter, url] of Object.entries(urls))
      await database.db
        .insertInto('imported_pictures')
        .values({ id: idOf(letter), url: origin + url })
        .execute();
  }, 60_000);
  afterAll(async () => {
    server.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('downloads a picture once, for all requests and after a restart', async () => {
    const media = open();
    const both = await Promise.all([media(`imported/${idOf('a')}`), media(`imported/${idOf('a')}`)]);
    await open()(`imported/${idOf('a')}`);
    const picture = { raster: Buffer.from('picture'), isWhole: true };
    expect(both).toEqual([picture, picture]);
    expect(requests.filter((url) => url === '/a.png')).toHaveLength(1);
  });

  it('shows a placeholder for an address of another content type, and does not retry at once', async () => {
    const media = open();
    const placeholder = { isInterim: true, svg: expect.stringContaining('<svg') };
    expect([await media(`imported/${idOf('b')}`), await media(`imported/${idOf('b')}`)]).toMatchObject([placeholder, placeholder]);
    expect(requests.filter((url) => url === '/page')).toHaveLength(1);
  });

  it('has no picture for an unknown id', async () => expect(await open()(`imported/${idOf('c')}`)).toBeNull());

  it('shows a placeholder for a product without pictures', async () =>
    expect(await open()('imported/none')).toMatchObject({ width: 800, svg: expect.stringContaining('<svg') }));

  it('follows redirects, but not into an internal network', async () => {
    const host = new URL(origin).host;
    expect(Buffer.from(await fetchPicture(`${origin}/moved`, [host])).toString()).toBe('picture');
    await expect(fetchPicture(`${origin}/inside`, [host])).rejects.toThrow('is in an internal network');
    await expect(fetchPicture(`${origin}/a.png`, [])).rejects.toThrow('is in an internal network');
    await expect(fetchPicture('http://[::1]/a.png', [])).rejects.toThrow('is in an internal network');
  });
});
