import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { ArrivingRequest } from '../request/handler.ts';
import { createFinishedResponse } from './create-finished-response.ts';
import { getEncoding, createCachedPage } from './cached-page.ts';

const text = '<!DOCTYPE html><title>Jackets – é</title>'.repeat(50);
const createPage = (status = 200) =>
  createCachedPage({
    status,
    body: Buffer.from(text),
    headers: [['content-type', 'text/html']],
    parts: [],
    shown: { experiences: [], lists: [] },
  });
const createRequest = (headers: Readonly<Record<string, string>> = {}, method = 'GET'): Pick<ArrivingRequest, 'method' | 'headers'> => ({
  method,
  headers: { get: (name) => headers[name] ?? null },
});
const decompress = (encoding: string | undefined, body: Buffer = Buffer.alloc(0)): string =>
  String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);

describe('cached page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    [null, 'identity'],
  ])('is sent for Accept-Encoding %s as %s', async (accepted, encoding) => {
    expect(getEncoding(accepted)).toBe(encoding);
    const { headers, body } = await createFinishedResponse(
      await createPage(),
      createRequest(accepted === null ? {} : { 'accept-encoding': accepted }),
    );
    const sent = new Map(headers);
    expect(sent.get('content-encoding')).toBe(encoding === 'identity' ? undefined : encoding);
    expect(sent.get('content-length')).toBe(String(body?.byteLength));
    expect(decompress(encoding, body)).toBe(text);
  });

  it('is not sent again to a browser that has it in any encoding', async () => {
    const page = await createPage();
    for (const known of [page.etag, page.etag.slice(2), `"other", ${page.etag}`, '*']) {
      const { status, headers, body } = await createFinishedResponse(page, createRequest({ 'if-none-match': known }));
      expect([status, body]).toEqual([304, undefined]);
      expect(new Map(headers).get('etag')).toBe(page.etag);
    }
    expect((await createFinishedResponse(page, createRequest({ 'if-none-match': '"other"' }))).status).toBe(200);
  });

  it('is compressed quickly at first, and better after the second request', async () => {
    const varied = Buffer.from(Array.from({ length: 3000 }, (_, i) => `<li>${(i * 2_654_435_761) % 4096} boots</li>`).join(''));
    const page = await createCachedPage({ status: 200, body: varied, headers: [], parts: [], shown: { experiences: [], lists: [] } });
    const send = async (): Promise<Buffer> =>
      (await createFinishedResponse(page, createRequest({ 'accept-encoding': 'br' }))).body ?? Buffer.alloc(0);
    const [first, second] = [await send(), await send()];
    expect(second.byteLength).toBe(first.byteLength);
    await vi.waitFor(async () => expect((await send()).byteLength).toBeLessThan(first.byteLength));
    expect(String(brotliDecompressSync(await send()))).toBe(String(varied));
  });

  it('has the same headers for HEAD as for GET, without a body', async () => {
    const page = await createPage();
    const { headers, body } = await createFinishedResponse(page, createRequest({}, 'HEAD'));
    expect(body).toBeUndefined();
    expect(headers).toEqual((await createFinishedResponse(page, createRequest())).headers);
  });

  it('has no ETag with another status than 200', async () => {
    const page = await createPage(404);
    const { status, headers } = await createFinishedResponse(page, createRequest({ 'if-none-match': page.etag }));
    expect([status, new Map(headers).has('etag'), page.isReusable]).toEqual([404, false, false]);
  });
});
