import { describe, expect, it } from 'vitest';
import type { Site } from '../site/site.ts';
import { getReferringPage } from './referring-page.ts';

const getPage = (referrer?: string): string | undefined =>
  getReferringPage({
    headers: new Headers(referrer === undefined ? {} : { referer: referrer }),
    url: new URL('https://shop.example/en-us/newsletter'),
    site: { locale: 'en-us' } as Site,
  });

describe('getReferringPage', () => {
  it('returns path and query of a page of the site', () => {
    expect(getPage('https://shop.example/en-us/men?sort=price')).toBe('/en-us/men?sort=price');
  });

  it.each([
    ['no referrer', undefined],
    ['text that is no URL', 'shop.example/en-us'],
    ['another origin', 'https://evil.example/en-us'],
    ['another scheme', 'http://shop.example/en-us'],
    ['another site of the brand', 'https://shop.example/de-de'],
    ['a path that browsers read as a host', String.raw`x:/\evil.example/en-us`],
    ['a script', 'javascript:/en-us'],
  ])('returns undefined for %s', (_, referrer) => {
    expect(getPage(referrer)).toBeUndefined();
  });
});
