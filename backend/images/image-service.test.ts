import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaPort } from '../ports.ts';
import { createDrawnMedia } from '../testing/drawn-media.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { createImageResponse } from './answer-image.ts';
import { createImageRoute } from './image-route.ts';
import { encoderHere } from './testing/encoder-here.ts';
import { createImageService, type ImageService } from './image-service.ts';

const base = '/media/cairn/image/upload';
const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
const modern = 'image/avif,image/webp,*/*;q=0.8';

describe('createImageService', () => {
  let cacheDir: string;
  let service: ImageService;
  let drawn: ReturnType<typeof createDrawnMedia>;
  const createParts = () => ({ cacheDir, clock, log: createRecordingLog(), encoder: encoderHere });
  const start = (): ImageService => createImageService({ ...createParts(), media: drawn.media });

  beforeEach(() => {
    cacheDir = mkdtempSync(path.join(tmpdir(), 'cairn-images-'));
    drawn = createDrawnMedia();
    service = start();
  });
  afterEach(async () => {
    await service.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });

  it('draws a picture of the requested size', async () => {
    const image = await service.serve(`${base}/w_160,f_webp/scenes/ridge.jpg`, '*/*');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 });
    expect(image).toMatchObject({ isFinal: true, varies: false });
  });

  it('composes scenes for the frame that they fill', async () => {
    const image = await service.serve(`${base}/w_160,h_160,c_fill,f_png/scenes/ridge`, '*/*');
    expect(drawn.requests.at(-1)).toEqual({ width: 160, height: 160 });
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it.each([
    ['c_pad', 160, 160],
    ['c_fit', 160, 80],
    ['c_limit', 160, 80],
    ['c_scale', 160, 160],
    ['c_crop,g_south_east', 160, 160],
  ])('supports %s', async (mode, width, height) => {
    const image = await service.serve(`${base}/w_160,h_160,${mode},f_png/scenes/ridge`, '*/*');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ width, height });
  });

  it('returns WebP at once and AVIF after it was drawn in the background', async () => {
    const url = `${base}/w_96,f_auto/scenes/ridge.jpg`;
    expect(await service.serve(url, modern)).toMatchObject({ format: 'webp', isFinal: false, varies: true });
    await service.waitUntilIdle();
    expect(await service.serve(url, modern)).toMatchObject({ format: 'avif', isFinal: true, varies: true });
    expect(await service.serve(url, 'image/webp')).toMatchObject({ format: 'webp', isFinal: true });
  });

  it('returns only the placeholder when drawing ahead is off, and draws requested formats', async () => {
    const calm = createImageService({ ...createParts(), media: drawn.media, drawsAhead: false });
    try {
      const getUrl = (format: string): string => `${base}/w_96,f_${format}/scenes/ridge.jpg`;
      for (const _ of [1, 2]) {
        expect(await calm.serve(getUrl('auto'), modern)).toMatchObject({ format: 'webp', isFinal: false });
        await calm.waitUntilIdle();
      }
      expect(await calm.serve(getUrl('avif'), modern)).toMatchObject({ format: 'avif' });
      expect(await calm.serve(getUrl('auto'), modern)).toMatchObject({ format: 'avif', isFinal: true });
    } finally {
      await calm.close();
    }
  });

  describe('for a browser that accepts SVG', () => {
    const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

    it('returns the SVG at once, composed for the frame, and draws nothing before the response', async () => {
      const url = `${base}/w_96,h_96,c_fill,f_auto/scenes/ridge.jpg`;
      const image = await service.serve(url, browser);
      expect(image).toMatchObject({ format: 'svg', isFinal: false, varies: true });
      expect(image?.bytes.toString()).toContain('viewBox="0 0 96 96"');
      expect(readdirSync(cacheDir, { recursive: true })).toEqual(['images']);
      await service.waitUntilIdle();
      expect(await service.serve(url, browser)).toMatchObject({ format: 'avif', isFinal: true });
    });

    it('draws what the SVG cannot show: another shape, padding, a crop, a requested format', async () => {
      const formats = ['w_96,h_96,c_scale,f_auto', 'w_96,h_48,c_pad,f_auto', 'w_96,h_48,c_crop,f_auto', 'w_96,f_png'].map(
        async (requested) => (await service.serve(`${base}/${requested}/scenes/ridge.jpg`, browser))?.format,
      );
      expect(await Promise.all(formats)).toEqual(['webp', 'webp', 'webp', 'png']);
    });
  });

  it('draws once for concurrent requests', async () => {
    const url = `${base}/w_96,f_png/scenes/ridge`;
    await service.serve(url.replace('w_96', 'w_16'), '*/*');
    const before = drawn.requests.length;
    const responses = await Promise.all(Array.from({ length: 8 }, () => service.serve(url, '*/*')));
    expect(new Set(responses.map((response) => response?.etag)).size).toBe(1);
    expect(drawn.requests.length).toBe(before + 1);
  });

  it('finds its variants again after a restart, and leaves no partial file', async () => {
    const url = `${base}/w_96,f_png/scenes/ridge`;
    await service.serve(url, '*/*');
    await service.close();
    service = start();
    const before = drawn.requests.length;
    await service.serve(url, '*/*');
    // One lookup of the original's size and no drawing of a variant.
    expect(drawn.requests.length).toBe(before + 1);
    expect(readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).includes('.part'))).toEqual([]);
  });

  describe('without a writable cache', () => {
    const disk = { isFull: true };
    const list = (): [] => [];
    const written: string[] = [];
    const write = async (name: string): Promise<void> => {
      if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      written.push(name);
    };
    const files = { list, write, read: async () => Buffer.from([1]), remove: async () => undefined, touch: async () => undefined };

    it('serves pictures drawn per request, draws none ahead, and caches again once there is space', async () => {
      let now = new Date('2026-11-21T09:00:00Z');
      const log = createRecordingLog();
      const full = createImageService({ ...createParts(), log, clock: { now: () => now }, media: drawn.media, files });
      const getUrl = (width: number, format: string) => `${base}/w_${width},f_${format}/scenes/ridge`;
      for (const width of [16, 32]) expect(await full.serve(getUrl(width, 'png'), '*/*')).toMatchObject({ format: 'png', isFinal: true });
      expect(log.lines).toHaveLength(1);
      const before = drawn.requests.length;
      expect(await full.serve(getUrl(16, 'auto'), 'image/avif,image/svg+xml')).toMatchObject({ format: 'svg', isFinal: false });
      await full.waitUntilIdle();
      expect(drawn.requests.length).toBe(before + 1);
      disk.isFull = false;
      now = new Date(now.getTime() + 10_000);
      await full.serve(getUrl(16, 'auto'), 'image/avif,image/svg+xml');
      await full.waitUntilIdle();
      expect(written).toHaveLength(1);
    });
  });

  describe('under load', () => {
    const never = { encode: () => new Promise<Buffer>(() => undefined), close: () => undefined };
    const route = (images: ImageService) => {
      const respond = createImageRoute(images, { uuid: () => '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20' });
      return async (requested: string, address: string, signal?: AbortSignal): Promise<Response> => {
        const request = new Request(`http://backend.local${base}/${requested}/scenes/ridge`, {
          headers: { accept: 'image/avif,image/svg+xml', 'x-forwarded-for': address },
          signal,
        });
        return respond(request);
      };
    };

    it('rejects excess pictures of one client, not of others, and serves SVGs meanwhile', async () => {
      const busy = createImageService({ ...createParts(), media: drawn.media, encoder: never });
      const send = route(busy);
      const getLargeUrl = (index: number): string =>
        `w_${1280 + 320 * (index % 5)},q_${30 + (index % 7) * 10},f_avif,c_${index < 45 ? 'fill' : 'pad'}`;
      const many = Array.from({ length: 90 }, (_, index) => send(getLargeUrl(index), '192.0.2.1'));
      const rejection = await Promise.race(many);
      expect([rejection?.status, rejection?.headers.get('retry-after'), await rejection?.json()]).toMatchObject([
        503,
        '2',
        { errorDetails: [{ errorId: 'GEN500' }] },
      ]);
      expect((await send('w_64,f_auto', '192.0.2.2')).headers.get('content-type')).toBe('image/svg+xml');
      const disconnect = new AbortController();
      const leaving = send('w_48,f_png', '192.0.2.2', disconnect.signal);
      disconnect.abort();
      expect((await leaving).status).toBe(499);
      await busy.close();
      expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([503]));
      expect((await send('w_80,f_png', '192.0.2.3')).status).toBe(503);
    });
  });

  it('returns null for an unknown picture', async () => {
    expect(await service.serve(`${base}/w_96/unknown/thing`, '*/*')).toBeNull();
  });

  it('serves SVG originals as SVG, and rejects SVG for a photograph', async () => {
    expect((await service.serve(`${base}/scenes/ridge.svg`, '*/*'))?.bytes.toString()).toContain('<svg');
    const raster = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const photographs = createImageService({ ...createParts(), media: () => ({ raster }) });
    await expect(photographs.serve(`${base}/f_svg/scenes/photo`, '*/*')).rejects.toThrow('media.f_svg');
    const image = await photographs.serve(`${base}/w_16,f_auto/scenes/photo`, '*/*');
    expect(image).toMatchObject({ format: 'jpg' });
  });

  it('pads a whole picture with white that would lose more than a narrow strip', async () => {
    const raster = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const photographs = createImageService({ ...createParts(), media: () => ({ raster, isWhole: true }) });
    const readCorner = async (height: number): Promise<readonly number[]> => {
      const image = await photographs.serve(`${base}/w_32,h_${height},c_fill,f_png/scenes/photo`, '*/*');
      const { data } = await sharp(image?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect([await readCorner(40), await readCorner(34)]).toEqual([
      [255, 255, 255],
      [255, 0, 0],
    ]);
    await photographs.close();
  });

  it('caches a placeholder for a short time only', async () => {
    let media: MediaPort = () => ({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
      width: 40,
      height: 20,
      isInterim: true,
    });
    const late = createImageService({ ...createParts(), media: (...wanted) => media(...wanted) });
    const url = `${base}/w_16,f_png/scenes/late`;
    expect(await late.serve(url, '*/*')).toMatchObject({ isFinal: false });
    ({ media } = drawn);
    expect(await late.serve(url, '*/*')).toMatchObject({ isFinal: true });
    await late.close();
  });

  it('responds with 304 to a known ETag, without a body to HEAD, and with cache headers', async () => {
    const image = await service.serve(`${base}/w_96,f_auto/scenes/ridge`, 'image/webp');
    if (!image) throw new Error('no picture');
    const url = 'http://backend.local/';
    const full = createImageResponse(new Request(url), image);
    expect(full.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(full.headers.get('vary')).toBe('accept');
    expect((await full.arrayBuffer()).byteLength).toBe(image.bytes.byteLength);
    const head = createImageResponse(new Request(url, { method: 'HEAD' }), image);
    expect([head.headers.get('content-length'), head.body]).toEqual([String(image.bytes.byteLength), null]);
    expect(createImageResponse(new Request(url, { headers: { 'if-none-match': image.etag } }), image).status).toBe(304);
  });

  it('streams all of a large picture in chunks', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    const response = createImageResponse(new Request('http://backend.local/'), {
      bytes,
      format: 'png',
      varies: false,
      isFinal: true,
      etag: 'W/"a"',
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of response.body ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  });
});
