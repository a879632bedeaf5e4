import { expect, it } from 'vitest';
import { readUrl } from './read-url.ts';

it.each([
  ['/en-us/search?q=a', '/en-us/search?q=a', false],
  ['/en-us/search.data?q=a&_routes=search', '/en-us/search?q=a', true],
  ['/_root.data', '/', true],
])('readUrl parses the page of %s and keeps the address of the router', (target, page, isData) => {
  const { url, routerUrl, ...read } = readUrl(`http://localhost${target}`);
  expect([`${url.pathname}${url.search}`, `${routerUrl.pathname}${routerUrl.search}`, read]).toEqual([page, target, { isData }]);
});

it('readUrl caches a parsed address, unless it is too long', () => {
  const [short, long] = ['http://localhost/en-us', `http://localhost/en-us?q=${'a'.repeat(200)}`];
  expect(readUrl(short).url).toBe(readUrl(short).url);
  expect(readUrl(long).url).not.toBe(readUrl(long).url);
});
