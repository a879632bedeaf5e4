import { describe, expect, it } from 'vitest';
import { createPageCache, type Cacheable } from './page-cache.ts';

interface Page extends Cacheable {
  readonly text: string;
}

const createPage = (text: string, more: Partial<Page> = {}): Page => ({
  text,
  parts: ['catalog', 'product:A'],
  size: 1000,
  isReusable: true,
  ...more,
});
const here = new AbortController().signal;

/** A cache whose catalog changes on demand. */
function createCache(bytes = 1_000_000) {
  const changes: string[] = [];
  const freshness = {
    count: () => changes.length,
    hasChanged: (parts: readonly string[], since: number) => changes.slice(since).some((part) => parts.includes(part)),
  };
  const cache = createPageCache<Page>(bytes, freshness);
  const render = (key: string, page = createPage(key)): Promise<Page | undefined> => cache.render(key, async () => page, here);
  return { cache, render, change: (part: string) => void changes.push(part) };
}

describe('createPageCache', () => {
  it('finds a page by its key only', async () => {
    const { cache, render } = createCache();
    await render('a');
    expect([cache.find('a')?.text, cache.find('b')]).toEqual(['a', undefined]);
  });

  it('invalidates only pages that depend on a change', async () => {
    const { cache, render, change } = createCache();
    await render('a');
    change('product:B');
    expect(cache.find('a')?.text).toBe('a');
    change('product:A');
    expect(cache.find('a')).toBeUndefined();
  });

  it('discards a page if something that it depends on changes during rendering', async () => {
    const { cache, change } = createCache();
    await cache.render(
      'a',
      async () => {
        change('product:A');
        return createPage('old');
      },
      here,
    );
    expect(cache.find('a')).toBeUndefined();
  });

  it('renders a page once for concurrent requests', async () => {
    const { cache } = createCache();
    let making = 0;
    const make = async (): Promise<Page> => createPage(`made ${(making += 1)}`);
    const pages = await Promise.all([1, 2, 3].map(() => cache.render('a', make, here)));
    expect(pages.map((page) => page?.text)).toEqual(['made 1', 'made 1', 'made 1']);
  });

  it('aborts rendering when all requests are gone, and not before', async () => {
    const { cache } = createCache();
    const [one, other] = [new AbortController(), new AbortController()];
    const given: AbortSignal[] = [];
    const make = (signal: AbortSignal): Promise<Page> => {
      given.push(signal);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    };
    const both = Promise.allSettled([cache.render('a', make, one.signal), cache.render('a', make, other.signal)]);
    one.abort();
    expect(given.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await cache.render('a', async () => createPage('anew'), here))?.text).toBe('anew');
  });

  it('renders again after a failure', async () => {
    const { cache, render } = createCache();
    await expect(cache.render('a', () => Promise.reject(new Error('no')), here)).rejects.toThrow('no');
    expect((await render('a'))?.text).toBe('a');
  });

  it('stores neither private pages nor pages with an error status', async () => {
    const { cache, render } = createCache();
    await render('missing', createPage('missing', { isReusable: false }));
    await cache.render('personal', async () => undefined, here);
    expect([cache.find('missing'), cache.find('personal')]).toEqual([undefined, undefined]);
  });

  it('limits its memory and stores nothing without any', async () => {
    const { cache, render } = createCache(100_000);
    const keys = Array.from({ length: 50 }, (_, index) => `page ${index}`);
    for (const key of keys) await render(key);
    const remaining = keys.filter((key) => cache.find(key));
    expect(remaining.length).toBeGreaterThan(10);
    expect(remaining.length).toBeLessThan(25);
    expect(remaining).toContain('page 49');
    const without = createCache(0);
    await without.render('a');
    expect(without.cache.find('a')).toBeUndefined();
  });
});
