import { describe, expect, it } from 'vitest';
import { firstPictures, warmPictures } from './warm-pictures.ts';

const html = `<picture><img srcset="/media/a/lazy 480w" loading="lazy"></picture>
<picture><source srcset="/media/a/w_1,h_2/one 480w, /media/a/w_2,h_4/one 960w"><img srcset="/media/a/w_1,h_2/one 480w" fetchPriority="high"></picture>`;

describe('warmPictures', () => {
  it('finds the sizes of the picture that a page shows first', () => {
    expect(firstPictures(html)).toEqual(['/media/a/w_1,h_2/one', '/media/a/w_2,h_4/one']);
  });

  it('asks for each of them, and passes over a page that fails', async () => {
    const asked: string[] = [];
    const warnings: string[] = [];
    await warmPictures({
      pages: ['http://shop.test/down', 'http://shop.test/en-us'],
      shop: async (request) => {
        if (request.url.endsWith('/down')) throw new Error('down');
        return new Response(html);
      },
      media: async (request) => {
        asked.push(new URL(request.url).pathname);
        return new Response('');
      },
      log: { info: () => undefined, warn: (sentence) => warnings.push(sentence), error: () => undefined },
      signal: new AbortController().signal,
    });
    expect(asked).toEqual(['/media/a/w_1,h_2/one', '/media/a/w_2,h_4/one']);
    expect(warnings).toHaveLength(1);
  });
});
