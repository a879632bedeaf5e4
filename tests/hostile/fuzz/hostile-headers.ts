import fc from 'fast-check';
import { hostileText } from '#contract/generate/hostile-values.ts';

type Header = readonly [name: string, value: string];

const removeLineBreaks = (text: string): string => text.replaceAll(/[\r\n\0]/g, ' ');

/** Cookies of the shop by every name that it reads, with values that it did not write. */
const cookieNames = ['at', 'rt', 'usid', 'cart', 'count', 'order', 'ordered'].flatMap((name) => [
  `cairn.${name}.TARNFELL-US`,
  `__Host-cairn.${name}.TARNFELL-US`,
]);
const ownCookies = ['screen', 'cairn.locale', 'locale', 'p13n_testcontext', 'mt.v', 'cairn.channel', 'cairn.preview', '__proto__'];

const cookie = fc
  .tuple(
    fc.constantFrom(...cookieNames, ...ownCookies),
    fc.oneof(hostileText, fc.constantFrom('%', '%00', '"', 'a b', 'x'.repeat(5000), 'e30.e30.', 'null')),
  )
  .map(([name, value]): Header => ['cookie', `${name}=${removeLineBreaks(value).replaceAll(';', '')}`]);

const fixed: readonly Header[] = [
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-proto', 'https, http'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-host', 'a b'],
  ['x-forwarded-for', '1.2.3.4, junk'],
  ['x-forwarded-for', '::ffff:300.1.1.1'],
  ['x-forwarded-prefix', '//evil.example'],
  ['x-forwarded-port', '99999999'],
  ['forwarded', 'for=_x;host=evil.example'],
  ['x-original-url', '/showcase'],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', 'javascript:alert(1)'],
  ['referer', 'http://localhost//evil.example/x'],
  ['sec-fetch-site', 'cross-site'],
  ['accept', 'text/html'],
  ['accept', ';q=2,,*/*;q='],
  ['accept-language', '*;q=9, xx-YY-zz-1, -, de_DE@euro'],
  ['accept-encoding', 'br;q=9, gzip;q=x, identity;q=0'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', 'text/plain'],
  ['content-type', '/'],
  ['content-encoding', 'gzip'],
  ['expect', '100-continue'],
  ['expect', 'something'],
  ['range', 'bytes=5-1,-99999999999'],
  ['if-none-match', '*'],
  ['if-modified-since', 'yesterday'],
  ['authorization', 'Bearer x'],
  ['authorization', 'Basic Og=='],
  ['siteid', 'NOWHERE'],
  ['locale', 'xx_YY'],
  ['channel', 'MAPP'],
  ['x-correlation-id', '{"a":1}'],
  ['idempotency-key', 'again'],
  ['upgrade', 'h2c'],
  ['purpose', 'prefetch'],
  ['user-agent', ''],
];

const any = fc
  .tuple(fc.constantFrom(...fixed.map(([name]) => name)), hostileText)
  .map(([name, value]): Header => [name, removeLineBreaks(value)]);

export const hostileHeaders: fc.Arbitrary<readonly Header[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.array(fc.oneof(fc.constantFrom(...fixed), any, cookie), { minLength: 1, maxLength: 3 }) },
);

export const oddMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LINK',
  'CONNECT',
  'PURGE',
  'QUERY',
] as const;
