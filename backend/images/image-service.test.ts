import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDrawnMedia } from '../testing/drawn-media.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { answerImage } from './answer-image.ts';
import { createImageService, type ImageService } from './image-service.ts';
import { createVariantCache } from './variant-cache.ts';

const base = '/media/cairn/image/upload';
const modern = 'image/avif,image/webp,*/*;q=0.8';

describe('the image service', () => {
  let cacheDir: string;
  let service: ImageService;
  let drawn: ReturnType<typeof createDrawnMedia>;
  const start = (): ImageService => createImageService({ media: drawn.media, cacheDir, log: createRecordingLog() });

  beforeEach(() => {
    cacheDir = mkdtempSync(path.join(tmpdir(), 'cairn-images-'));
    drawn = createDrawnMedia();
    service = start();
  });
  afterEach(async () => {
    await service.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });

  it('draws a picture of the size asked for', async () => {
    const image = await service.serve(`${base}/w_160,f_webp/scenes/ridge.jpg`, '*/*');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 });
    expect(image).toMatchObject({ isFinal: true, varies: false });
  });

  it('has scenes composed for a frame that they fill', async () => {
    const image = await service.serve(`${base}/w_160,h_160,c_fill,f_png/scenes/ridge`, '*/*');
    expect(drawn.asked.at(-1)).toEqual({ width: 160, height: 160 });
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ width: 160, height: 160 });
  });

  it.each([
    ['c_pad', 160, 160],
    ['c_fit', 160, 80],
    ['c_limit', 160, 80],
    ['c_scale', 160, 160],
    ['c_crop,g_south_east', 160, 160],
  ])('knows %s', async (mode, width, height) => {
    const image = await service.serve(`${base}/w_160,h_160,${mode},f_png/scenes/ridge`, '*/*');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ width, height });
  });

  it('answers WebP at once and AVIF when the background has drawn it', async () => {
    const url = `${base}/w_96,f_auto/scenes/ridge.jpg`;
    expect(await service.serve(url, modern)).toMatchObject({ format: 'webp', isFinal: false, varies: true });
    await service.settled();
    expect(await service.serve(url, modern)).toMatchObject({ format: 'avif', isFinal: true, varies: true });
    expect(await service.serve(url, 'image/webp')).toMatchObject({ format: 'webp', isFinal: true });
  });

  describe('for a browser that takes drawings', () => {
    const browser = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

    it('answers with the drawing at once, composed for the frame, and draws nothing before it has answered', async () => {
      const url = `${base}/w_96,h_96,c_fill,f_auto/scenes/ridge.jpg`;
      const image = await service.serve(url, browser);
      expect(image).toMatchObject({ format: 'svg', isFinal: false, varies: true });
      expect(image?.bytes.toString()).toContain('viewBox="0 0 96 96"');
      expect(readdirSync(cacheDir, { recursive: true })).toEqual(['images']);
      await service.settled();
      expect(await service.serve(url, browser)).toMatchObject({ format: 'avif', isFinal: true });
    });

    it('draws what a drawing cannot show: another shape, padding, a cut, a format that was asked for', async () => {
      const formats = ['w_96,h_96,c_scale,f_auto', 'w_96,h_48,c_pad,f_auto', 'w_96,h_48,c_crop,f_auto', 'w_96,f_png'].map(
        async (asked) => (await service.serve(`${base}/${asked}/scenes/ridge.jpg`, browser))?.format,
      );
      expect(await Promise.all(formats)).toEqual(['webp', 'webp', 'webp', 'png']);
    });
  });

  it('draws once for requests that come together', async () => {
    const url = `${base}/w_96,f_png/scenes/ridge`;
    await service.serve(url.replace('w_96', 'w_16'), '*/*');
    const before = drawn.asked.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => service.serve(url, '*/*')));
    expect(new Set(answers.map((answer) => answer?.etag)).size).toBe(1);
    expect(drawn.asked.length).toBe(before + 1);
  });

  it('finds its variants again after a restart, and leaves no half-written file', async () => {
    const url = `${base}/w_96,f_png/scenes/ridge`;
    await service.serve(url, '*/*');
    await service.close();
    service = start();
    const before = drawn.asked.length;
    await service.serve(url, '*/*');
    // One look at the original for its size; no drawing for a variant.
    expect(drawn.asked.length).toBe(before + 1);
    expect(readdirSync(cacheDir, { recursive: true }).filter((name) => String(name).includes('.part'))).toEqual([]);
  });

  it('knows no picture that its host does not have', async () => {
    expect(await service.serve(`${base}/w_96/unknown/thing`, '*/*')).toBeNull();
  });

  it('hands a drawing on as svg, and refuses that for a photograph', async () => {
    expect((await service.serve(`${base}/scenes/ridge.svg`, '*/*'))?.bytes.toString()).toContain('<svg');
    const raster = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const photographs = createImageService({ media: () => ({ raster }), cacheDir, log: createRecordingLog() });
    await expect(photographs.serve(`${base}/f_svg/scenes/photo`, '*/*')).rejects.toThrow('media.f_svg');
    const image = await photographs.serve(`${base}/w_16,f_auto/scenes/photo`, '*/*');
    expect(image).toMatchObject({ format: 'jpg' });
  });

  it('answers 304 for a known tag, no body for HEAD, and tells caches how long and by what', async () => {
    const image = await service.serve(`${base}/w_96,f_auto/scenes/ridge`, 'image/webp');
    if (!image) throw new Error('no picture');
    const url = 'http://backend.local/';
    const full = answerImage(new Request(url), image);
    expect(full.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(full.headers.get('vary')).toBe('accept');
    expect((await full.arrayBuffer()).byteLength).toBe(image.bytes.byteLength);
    const head = answerImage(new Request(url, { method: 'HEAD' }), image);
    expect([head.headers.get('content-length'), head.body]).toEqual([String(image.bytes.byteLength), null]);
    expect(answerImage(new Request(url, { headers: { 'if-none-match': image.etag } }), image).status).toBe(304);
  });
});

describe('the variants on disk', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'cairn-cache-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const bytes = new Uint8Array(10);

  it('drops the longest unused beyond its size', async () => {
    const cache = createVariantCache(folder, { maxBytes: 25, maxVariantsPerImage: 10 });
    await cache.write('one', 'a', bytes);
    await cache.write('two', 'a', bytes);
    await cache.read('one', 'a');
    await cache.write('three', 'a', bytes);
    expect([cache.has('one', 'a'), cache.has('two', 'a'), cache.has('three', 'a'), cache.totalBytes]).toEqual([true, false, true, 20]);
  });

  it('keeps a bounded number of variants of one image', async () => {
    const cache = createVariantCache(folder, { maxBytes: 1000, maxVariantsPerImage: 2 });
    for (const key of ['a', 'b', 'c']) await cache.write('one', key, bytes);
    await cache.write('two', 'a', bytes);
    expect([cache.has('one', 'a'), cache.has('one', 'b'), cache.has('one', 'c'), cache.has('two', 'a')]).toEqual([false, true, true, true]);
  });

  it('forgets a file that someone removed', async () => {
    const cache = createVariantCache(folder, { maxBytes: 1000, maxVariantsPerImage: 2 });
    await cache.write('one', 'a', bytes);
    rmSync(folder, { recursive: true });
    expect([await cache.read('one', 'a'), cache.count]).toEqual([null, 0]);
  });
});
