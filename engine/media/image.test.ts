import { describe, expect, it } from 'vitest';
import { buildImageUrl } from './image.ts';
import { createPictureSources } from './picture.ts';

const BASE = '/media/tarnfell/image/upload';

describe('buildImageUrl', () => {
  it.each([
    [`${BASE}/v1/scenes/ridge`, `${BASE}/f_auto,q_50,e_sharpen:60,dpr_2.0,w_400/v1/scenes/ridge`],
    ['https://cdn.example/demo/image/upload/shoe', 'https://cdn.example/demo/image/upload/f_auto,q_50,e_sharpen:60,dpr_2.0,w_400/shoe'],
    [`${BASE}/q_80,b_white,w_9/e_grayscale/v1/a`, `${BASE}/b_white/e_grayscale/f_auto,q_50,e_sharpen:60,dpr_2.0,w_400/v1/a`],
    [`${BASE}/w_party`, `${BASE}/f_auto,q_50,e_sharpen:60,dpr_2.0,w_400/w_party`],
    [`${BASE}/my_folder/a`, `${BASE}/f_auto,q_50,e_sharpen:60,dpr_2.0,w_400/my_folder/a`],
  ])('keeps what %s says besides', (url, built) => {
    expect(buildImageUrl(url, { width: 400 })).toBe(built);
  });

  it('crops when a height is given', () => {
    expect(buildImageUrl(`${BASE}/a`, { width: 400, height: 300, format: 'webp' })).toBe(
      `${BASE}/f_webp,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_400,h_300/a`,
    );
  });

  it('returns the same URL when applied to its own result', () => {
    const once = buildImageUrl(`${BASE}/v1/a`, { width: 400 });
    expect(buildImageUrl(once, { width: 400 })).toBe(once);
  });

  it.each([
    [undefined, ''],
    [' ', ''],
    ['/somewhere/else.png', '/somewhere/else.png'],
    ['not a url', 'not a url'],
  ])('logs %j and answers %j', (url, response) => {
    const lines: string[] = [];
    expect(buildImageUrl(url, { width: 400 }, (line) => lines.push(line))).toBe(response);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\[cairn\] \[image\] url: /);
  });
});

describe('createPictureSources', () => {
  const createImage = (name: string, width = 3000) => ({ url: `${BASE}/v1/${name}`, alt: name, width, height: width / 2 });

  it('has one list of candidates when all breakpoints show the same image', () => {
    const data = createPictureSources({ lg: createImage('only') }, { sizes: '100vw' });
    expect(data?.sources).toEqual([]);
    expect(data?.img).toMatchObject({ alt: 'only', width: 3000, height: 1500, sizes: '100vw' });
    expect(data?.img.srcSet).toContain('c_fill,g_auto,w_240,h_120/v1/only 480w');
  });

  it('fills a missing breakpoint from the next smaller one', () => {
    const data = createPictureSources({ sm: createImage('small'), lg: createImage('large') }, { sizes: '50vw' });
    expect(data?.sources.map((source) => [source.media, source.srcSet.includes('/large')])).toEqual([
      ['(min-width: 1024px)', true],
      ['(min-width: 600px)', false],
    ]);
  });

  it('offers no width larger than the image', () => {
    const data = createPictureSources({ sm: createImage('tiny', 600) }, { sizes: '100vw' });
    expect(data?.img.srcSet.match(/ \d+w/g)).toEqual([' 480w', ' 600w']);
  });

  it('returns a URL outside the grammar unchanged', () => {
    const data = createPictureSources({ sm: { url: '/a.png', alt: '' }, lg: createImage('b') }, { sizes: '100vw', aspect: 2 });
    expect(data?.img).toMatchObject({ src: '/a.png', srcSet: '/a.png', width: 1600, height: 800 });
  });

  it('returns undefined without an image', () => {
    expect(createPictureSources({}, { sizes: '100vw' })).toBeUndefined();
  });
});
