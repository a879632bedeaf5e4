import { expect, it } from 'vitest';
import { resolveHref } from './link.ts';

it.each([
  ['/jackets', '/en-us/jackets'],
  ['/', '/en-us'],
  ['/fr-ca/vestes', '/fr-ca/vestes'],
  ['#modal-sign-up', '#modal-sign-up'],
  ['?a=1#modal-size', '?a=1#modal-size'],
  ['https://example.org/x', 'https://example.org/x'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  [' javascript:alert(1)', '#'],
  ['JaVaScRiPt:alert(1)', '#'],
  ['data:text/html,x', '#'],
  ['//evil.example', '#'],
  ['', '#'],
])('resolveHref resolves %j to %j', (url, href) => {
  expect(resolveHref(url, { locale: 'en-us' })).toBe(href);
});
