import { describe, expect, it } from 'vitest';
import { parsePageRoute } from './page-route.ts';

const parseRoute = (path: string, isKnownLocale = true) =>
  parsePageRoute({ url: new URL(path, 'https://tarnfell.example'), isKnownLocale });

describe('parsePageRoute', () => {
  it.each([
    ['/en-us', { kind: 'home', slug: 'home', path: '' }],
    ['/en-us/', { kind: 'home', slug: 'home', path: '' }],
    ['/en-us/help/returns/how-to-return', { kind: 'landing', slug: 'help/returns/how-to-return', path: '/help/returns/how-to-return' }],
    ['/en-us/articles/first-snow', { kind: 'article', slug: 'first-snow', path: '/articles/first-snow' }],
    ['/en-us/location-selector', { kind: 'location-selector', path: '/location-selector' }],
    ['/en-us/error-4xx', { kind: 'error', slug: 'error-4xx', path: '/error-4xx' }],
    ['/en-us/foot-sizes', { kind: 'fragment', fragment: 'foot-sizes', path: '/foot-sizes' }],
    ['/en-us/size-chart', { kind: 'fragment', fragment: 'size-chart/default', path: '/size-chart' }],
    ['/en-us/size-chart/men-tops', { kind: 'fragment', fragment: 'size-chart/men-tops', path: '/size-chart/men-tops' }],
    ['/en-us/home', { kind: 'unknown', path: '/home' }],
    ['/en-us/Jackets', { kind: 'unknown', path: '/Jackets' }],
  ])('reads %s', (path, expected) => {
    expect(parseRoute(path)).toEqual(expected);
  });

  it('returns no page for an unknown locale', () => {
    expect(parseRoute('/xx-yy/jackets', false).kind).toBe('unknown');
  });
});
