import { describe, expect, it } from 'vitest';
import { findFirstPictures, warmPictures } from './warm-pictures.ts';

const html = `<picture><img srcset="/media/a/lazy 480w" loading="lazy"></picture>
<picture><source srcset="/media/a/w_1,h_2/one 480w, /media/a/w_2,h_4/one 960w"><img srcset="/media/a/w_1,h_2/one 480w" fetchPriority="high"></picture>`;

describe('warmPictures', () => {
  it('finds the sizes of the first picture of a page', () => {
    expect(findFirstPictures(html)).toEqual(['/media/a/w_1,h_2/one', '/media/a/w_2,h_4/one']);
  });

  it('finds the eager pictures of a list', () => {
    expect(
      findFirstPictures(
        '<img src="/media/c" srcSet="/media/c1 360w, /media/c2 480w" loading="eager"><img srcSet="/media/d 1w" loading="lazy">',
      ),
    ).toEqual(['/media/c1', '/media/c2']);
  });

  it('follows links to lists and to the first products of each, but no further', async () => {
    const seen: string[] = [];
    await warmPictures({
      pages: ['http://shop.test/en-us'],
      shop: async ({ url, headers }) => (
        seen.push(`${headers.get('sec-purpose')} ${new URL(url).pathname}`),
        new Response(
          '<a href="/en-us/c/boots-2200">Boots</a><a href="/en-us/c/boots-2200">All</a>' +
            (url.includes('/c/') || url.includes('/p/')
              ? '<a href="/en-us/p/ridge-1?color=red">Ridge</a><a href="/en-us/p/vale-2">Vale</a><a href="/en-us/p/peak-3">Peak</a>'
              : ''),
        )
      ),
      media: async () => new Response(''),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      waitUntilIdle: async () => undefined,
      signal: new AbortController().signal,
    });
    expect(seen).toEqual(['/en-us', '/en-us/c/boots-2200', '/en-us/p/ridge-1', '/en-us/p/vale-2'].map((path) => `prefetch ${path}`));
  });

  it('requests each picture, and skips a page that fails', async () => {
    const requests: string[] = [];
    const warnings: string[] = [];
    await warmPictures({
      pages: ['http://shop.test/down', 'http://shop.test/en-us'],
      shop: async (request) => {
        if (request.url.endsWith('/down')) throw new Error('down');
        return new Response(html);
      },
      media: async (request) => {
        requests.push(new URL(request.url).pathname);
        return new Response('');
      },
      log: { info: () => undefined, warn: (sentence) => warnings.push(sentence), error: () => undefined },
      waitUntilIdle: async () => undefined,
      signal: new AbortController().signal,
    });
    expect(requests).toEqual(['/media/a/w_1,h_2/one', '/media/a/w_2,h_4/one']);
    expect(warnings).toHaveLength(1);
  });
});
