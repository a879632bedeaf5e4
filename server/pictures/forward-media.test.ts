import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { forwardMedia } from './forward-media.ts';

describe('forwardMedia', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const start = async (handle: RequestListener): Promise<string> => {
    const server = createServer(handle).listen(0, '127.0.0.1');
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const picture = new Request('http://shop.example/media/tarnfell/a?w=1');

  it('forwards path, query and response', async () => {
    const origin = await start(({ url }, response) => void response.writeHead(200, { etag: '"1"', 'x-own': 'no' }).end(url));
    const response = await forwardMedia(origin)(picture);
    expect([response.status, response.headers.get('etag'), response.headers.get('x-own'), await response.text()]).toEqual([
      200,
      '"1"',
      null,
      '/media/tarnfell/a?w=1',
    ]);
  });

  it('responds with 504 if no response starts in time', async () => {
    const origin = await start(() => undefined);
    const response = await forwardMedia(origin, 20)(picture);
    expect([response.status, await response.json()]).toMatchObject([504, { errorDetails: [{ errorId: 'GEN500' }] }]);
  });

  it('responds with 502 if the server cannot be reached', async () => {
    const origin = await start(() => undefined);
    for (const stop of stops.splice(0)) stop();
    expect((await forwardMedia(origin)(picture)).status).toBe(502);
  });
});
