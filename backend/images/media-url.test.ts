import { describe, expect, it } from 'vitest';
import { parseMediaUrl } from './media-url.ts';
import { negotiateFormat } from './negotiate-format.ts';
import { planOutput, roundUpToLadder } from './output-plan.ts';
import { TransformationError } from './transformation.ts';

const base = '/media/cairn/image/upload';

describe('the URL grammar', () => {
  it('reads transformations, version, public id and extension', () => {
    expect(parseMediaUrl(`${base}/q_50,e_sharpen:60,dpr_2.0,w_640,h_360,c_fill,g_north_east,f_auto,ar_16:9/v12/scenes/ridge.jpeg`)).toEqual(
      {
        cloud: 'cairn',
        publicId: 'scenes/ridge',
        extension: 'jpg',
        transformation: {
          quality: 50,
          sharpen: 60,
          dpr: 2,
          width: 640,
          height: 360,
          crop: 'fill',
          gravity: 'north_east',
          format: 'auto',
          aspect: 16 / 9,
        },
      },
    );
  });

  it('does without transformations and version', () => {
    expect(parseMediaUrl(`${base}/scenes/ridge`)).toEqual({ cloud: 'cairn', publicId: 'scenes/ridge', transformation: {} });
  });

  it('lets a later segment win', () => {
    expect(parseMediaUrl(`${base}/w_100/w_200/f_auto/scenes/ridge`)?.transformation).toEqual({ width: 200, format: 'auto' });
  });

  it.each(['w_0', 'w_99999', 'w_abc', 'q_101', 'e_blur:3', 'dpr_9', 'c_thumb', 'g_face', 'f_gif', 'ar_0:0', 'ar_99', 'w_10,r_20'])(
    'refuses %s and names it',
    (bad) => {
      expect(() => parseMediaUrl(`${base}/${bad}/scenes/ridge`)).toThrow(TransformationError);
      expect(() => parseMediaUrl(`${base}/${bad}/scenes/ridge`)).toThrow(/^media\./);
    },
  );

  it.each([
    '/media/cairn/image/upload/',
    `${base}/../../etc/passwd`,
    `${base}/scenes/%2e%2e/x`,
    `${base}/a%00b`,
    `${base}/${'x'.repeat(300)}`,
  ])('knows no picture at %s', (pathname) => expect(parseMediaUrl(pathname)).toBeNull());
});

describe('the plan', () => {
  const original = { width: 400, height: 200 };
  const plan = (asked: Parameters<typeof planOutput>[0], isVector = true) => planOutput(asked, original, isVector, 'webp');

  it('doubles the size for dpr_2.0 and lets the height follow', () => {
    expect(plan({ width: 320, dpr: 2 }).frame).toEqual({ width: 640, height: 320 });
  });

  it('rounds widths up to the ladder, keeping the asked aspect', () => {
    expect(plan({ width: 601, height: 300, crop: 'fill' }).frame).toEqual({ width: 640, height: 319 });
    expect(roundUpToLadder(5000)).toBe(3200);
  });

  it('clamps both sides to 3200', () => {
    expect(plan({ width: 2000, height: 4000, crop: 'fill', dpr: 2 }).frame).toEqual({ width: 1600, height: 3200 });
  });

  it('takes ar_ with a width, and alone on the original', () => {
    expect(plan({ width: 320, aspect: 1 })).toMatchObject({ frame: { width: 320, height: 320 }, fit: 'fill' });
    expect(plan({ aspect: 1 }).frame).toEqual({ width: 200, height: 200 });
  });

  it('fits within the box, and enlarges no photograph with c_limit', () => {
    expect(plan({ width: 320, height: 320, crop: 'fit' }).frame).toEqual({ width: 320, height: 160 });
    expect(plan({ width: 1600, crop: 'limit' }, false).frame).toEqual({ width: 400, height: 200 });
    expect(plan({ width: 1600, crop: 'limit' }, true).frame).toEqual({ width: 1600, height: 800 });
  });

  it('sharpens photographs only: drawings are drawn at their size', () => expect(plan({ sharpen: 60 }).sharpen).toBe(0));

  it('knows few qualities and strengths', () => {
    expect(plan({ quality: 51, sharpen: 61 }, false)).toMatchObject({ quality: 55, sharpen: 80 });
    expect(plan({})).toMatchObject({ quality: 60, sharpen: 0 });
  });
});

describe('f_auto', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['*/*', 'png'],
  ])('answers %s with %s', (accept, format) => {
    expect(negotiateFormat({ format: 'auto' }, 'jpg', accept, true)).toEqual({ format, varies: true });
  });

  it('leaves an asked format, then the extension, then the original alone', () => {
    expect(negotiateFormat({ format: 'png' }, 'jpg', 'image/avif', true)).toEqual({ format: 'png', varies: false });
    expect(negotiateFormat({}, 'jpg', 'image/avif', true)).toEqual({ format: 'jpg', varies: false });
    expect(negotiateFormat({}, undefined, 'image/avif', true)).toEqual({ format: 'svg', varies: false });
  });
});
