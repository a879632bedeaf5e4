import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFilmRoute } from './film-route.ts';

describe('createFilmRoute', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-films-'));
  const respond = createFilmRoute(folder, { uuid: () => '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20' });
  const film = '/media/tarnfell/video/upload/v1/products/shell/turn.mp4';
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    respond(new Request(`http://backend.local${name}`, { method, headers }));

  beforeAll(() => {
    mkdirSync(path.join(folder, 'media/tarnfell/products/shell'), { recursive: true });
    writeFileSync(path.join(folder, 'media/tarnfell/products/shell/turn.mp4'), '0123456789');
    writeFileSync(path.join(folder, 'secret.mp4'), 'secret');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('sends the whole film, or 304 if the client has it', async () => {
    const response = await get(film);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([200, 'video/mp4', '0123456789']);
    expect((await get(film, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('sends the requested range: %s', async (range, text, logged) => {
    const response = await get(film, { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([206, text, logged]);
  });

  it('responds with 416 beyond the end of the film', async () => {
    const response = await get(film, { range: 'bytes=10-12' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it.each([
    '/media/tarnfell/video/upload/v1/products/shell/none.mp4',
    '/media/tarnfell/video/upload/v1/..%2F..%2Fsecret.mp4',
    '/media/tarnfell/video/upload/v1/products/shell',
  ])('responds with 404 in the error format: %s', async (name) => {
    const response = await get(name);
    expect([response.status, await response.json()]).toMatchObject([404, { errorDetails: [{ errorId: 'API404' }] }]);
  });

  it('rejects methods other than GET and HEAD', async () => {
    const response = await get(film, {}, 'DELETE');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
