import { describe, expect, it } from 'vitest';
import { parseMediaUrl } from './media-url.ts';
import { negotiateFormat } from './encoding/negotiate-format.ts';
import { getPlanKey, createOutputPlan } from './encoding/output-plan.ts';
import { TransformationError } from './variants/transformation.ts';

const base = '/media/cairn/image/upload';

describe('parseMediaUrl', () => {
  it('parses transformations, version, public id and extension', () => {
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

  it('accepts URLs without transformations and version', () => {
    expect(parseMediaUrl(`${base}/scenes/ridge`)).toEqual({ cloud: 'cairn', publicId: 'scenes/ridge', transformation: {} });
  });

  it('lets a later segment win', () => {
    expect(parseMediaUrl(`${base}/w_100/w_200/f_auto/scenes/ridge`)?.transformation).toEqual({ width: 200, format: 'auto' });
  });

  it.each(['w_0', 'w_99999', 'w_abc', 'q_101', 'e_blur:3', 'dpr_9', 'c_thumb', 'g_face', 'f_gif', 'ar_0:0', 'ar_99', 'w_10,r_20'])(
    'rejects %s with an error that names it',
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
  ])('returns null for %s', (pathname) => expect(parseMediaUrl(pathname)).toBeNull());
});

describe('createOutputPlan', () => {
  const original = { width: 400, height: 200 };
  const plan = (requested: Parameters<typeof createOutputPlan>[0], isVector = true) =>
    createOutputPlan(requested, original, isVector, 'webp');

  it('doubles the size for dpr_2.0, with a proportional height', () => {
    expect(plan({ width: 320, dpr: 2 }).frame).toEqual({ width: 640, height: 320 });
  });

  it('rounds widths up to the ladder and preserves the requested aspect ratio', () => {
    expect(plan({ width: 601, height: 300, crop: 'fill' }).frame).toEqual({ width: 640, height: 319 });
    expect(plan({ width: 5000 }).frame).toEqual({ width: 3200, height: 1600 });
  });

  it('limits both sides to 3200', () => {
    expect(plan({ width: 2000, height: 4000, crop: 'fill', dpr: 2 }).frame).toEqual({ width: 1600, height: 3200 });
  });

  it('applies ar_ to a width, or to the original if there is no width', () => {
    expect(plan({ width: 320, aspect: 1 })).toMatchObject({ frame: { width: 320, height: 320 }, fit: 'fill' });
    expect(plan({ aspect: 1 }).frame).toEqual({ width: 200, height: 200 });
  });

  it('fits within the box, and enlarges no photograph with c_limit', () => {
    expect(plan({ width: 320, height: 320, crop: 'fit' }).frame).toEqual({ width: 320, height: 160 });
    expect(plan({ width: 1600, crop: 'limit' }, false).frame).toEqual({ width: 400, height: 200 });
    expect(plan({ width: 1600, crop: 'limit' }, true).frame).toEqual({ width: 1600, height: 800 });
  });

  it('sharpens photographs only, as drawings are drawn at their size', () => expect(plan({ sharpen: 60 }).sharpen).toBe(0));

  it('rounds to a few qualities and strengths', () => {
    expect(plan({ quality: 51, sharpen: 61 }, false)).toMatchObject({ quality: 60, sharpen: 80 });
    expect(plan({ quality: 100, sharpen: 2000 }, false)).toMatchObject({ quality: 90, sharpen: 400 });
    expect(plan({})).toMatchObject({ quality: 60, sharpen: 0 });
  });
});

describe('the set of possible plans', () => {
  const original = { width: 400, height: 200 };
  type OutputRequest = Parameters<typeof createOutputPlan>[0];
  const plan = (requested: OutputRequest, format: Parameters<typeof createOutputPlan>[3] = 'webp') =>
    createOutputPlan(requested, original, true, format);
  const getArea = ({ frame }: ReturnType<typeof plan>): number => (frame?.width ?? 0) * (frame?.height ?? 0);

  it('has a few hundred frames per picture, whatever widths and heights are requested', () => {
    const frames = new Set<string>();
    for (let width = 40; width <= 3300; width += 23)
      for (let height = 40; height <= 3300; height += 17) frames.add(getPlanKey(plan({ width, height, crop: 'fill' })));
    expect(frames.size).toBeLessThan(900);
    const heights = Array.from({ length: 1000 }, (_, index) =>
      getPlanKey(plan({ width: 3200, height: 2200 + index, crop: 'fill' }, 'png')),
    );
    expect(new Set(heights).size).toBeLessThan(12);
  });

  it.each([
    ['avif', 6.7e6],
    ['webp', 8.4e6],
    ['png', 4e6],
    ['jpg', 8.4e6],
  ] as const)('has no more pixels in %s than the format may have', (format, most) => {
    for (const crop of ['fill', 'fit', 'limit', 'scale', 'pad'] as const) {
      const largest = plan({ width: 3200, height: 3200, crop, dpr: 4 }, format);
      expect(getArea(largest)).toBeGreaterThan(most / 4);
      expect(getArea(largest)).toBeLessThanOrEqual(most);
    }
    const photograph = { width: 8000, height: 6000 };
    for (const requested of [{}, { width: 3200, height: 3200, crop: 'crop' }] as const)
      expect(getArea(createOutputPlan(requested, photograph, false, format))).toBeLessThanOrEqual(most);
  });

  it.each([
    [
      { width: 240, height: 300 },
      { width: 480, height: 600 },
    ],
    [
      { width: 270, height: 116 },
      { width: 560, height: 241 },
    ],
    [
      { width: 512, height: 288 },
      { width: 1080, height: 608 },
    ],
    [
      { width: 1000, height: 1250 },
      { width: 2240, height: 2800 },
    ],
    [
      { width: 375, height: 211 },
      { width: 800, height: 450 },
    ],
  ])('contains the frame of %j that a page requests at double resolution', (css, frame) => {
    expect(plan({ ...css, dpr: 2, crop: 'fill' }, 'avif').frame).toEqual(frame);
  });

  it('snaps a shape that an editor wrote by hand to the nearest one', () => {
    expect(plan({ width: 640, height: 333, crop: 'fill' }).frame).toEqual({ width: 640, height: 320 });
    expect(plan({ width: 640, height: 700, crop: 'scale' }).frame).toEqual({ width: 640, height: 640 });
    expect(plan({ width: 1600, height: 90, crop: 'pad' }).frame).toEqual({ width: 1600, height: 160 });
  });

  it('contains one plan for transformations that change nothing', () => {
    const png = getPlanKey(plan({ width: 320, quality: 40, gravity: 'north' }, 'png'));
    expect(getPlanKey(plan({ width: 310, quality: 90, gravity: 'south', sharpen: 50 }, 'png'))).toBe(png);
  });
});

describe('negotiateFormat', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['*/*', 'png'],
  ])('selects for Accept %s: %s', (accept, format) => {
    expect(negotiateFormat({ format: 'auto' }, 'jpg', accept, true)).toEqual({ format, varies: true });
  });

  it('prefers a requested format, then the extension, then the original', () => {
    expect(negotiateFormat({ format: 'png' }, 'jpg', 'image/avif', true)).toEqual({ format: 'png', varies: false });
    expect(negotiateFormat({}, 'jpg', 'image/avif', true)).toEqual({ format: 'jpg', varies: false });
    expect(negotiateFormat({}, undefined, 'image/avif', true)).toEqual({ format: 'svg', varies: false });
  });
});
