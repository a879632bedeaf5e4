import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, documentHeaders, type DocumentPolicy } from './headers.ts';
import { mayChange } from './same-origin.ts';

const policy: DocumentPolicy = {
  nonce: 'abc',
  partnersOrigin: 'http://localhost:4001',
  editorOrigins: ['https://editor.example'],
  mode: 'publish',
  isSecure: false,
  isDevelopment: false,
};
const directive = (name: string, changes: Partial<DocumentPolicy> = {}) =>
  contentSecurityPolicy({ ...policy, ...changes })
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `) || entry === name);

describe('contentSecurityPolicy', () => {
  it('allows scripts and styles of our own or with the nonce, and no inline ones', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(directive('style-src-elem')).toBe("style-src-elem 'self' 'nonce-abc'");
  });

  it('lets partners be framed and called', () => {
    expect(directive('frame-src')).toContain('http://localhost:4001');
    expect(directive('connect-src')).toContain('http://localhost:4001');
  });

  it('lets editors frame a preview, and nobody else', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive('frame-ancestors', { mode: 'preview' })).toBe("frame-ancestors 'self' https://editor.example");
  });

  it('upgrades requests on https only', () => {
    expect(directive('upgrade-insecure-requests')).toBeUndefined();
    expect(directive('upgrade-insecure-requests', { isSecure: true })).toBe('upgrade-insecure-requests');
  });
});

describe('documentHeaders', () => {
  it('keeps a visitor’s page out of shared caches, and a preview out of all', () => {
    expect(documentHeaders(policy)['cache-control']).toBe('private, no-cache');
    expect(documentHeaders({ ...policy, mode: 'preview' })).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
});

describe('mayChange', () => {
  const request = (headers: Record<string, string>, method = 'POST') =>
    new Request('https://shop.example/en-us/newsletter', { method, headers });

  it('lets our own pages send', () => {
    expect(mayChange(request({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
    expect(mayChange(request({ 'x-cairn-request': '1' }))).toBe(true);
  });

  it.each([
    ['our origin', { origin: 'https://shop.example' }, true],
    ['a foreign origin', { origin: 'https://elsewhere.example', 'x-cairn-request': '1' }, false],
    ['no origin that it would tell', { origin: 'null', 'x-cairn-request': '1' }, false],
    ['a page of ours', { referer: 'https://shop.example/en-us?a=b' }, true],
    ['a foreign page', { referer: 'https://elsewhere.example/', 'x-cairn-request': '1' }, false],
    ['a page whose address is none', { referer: 'shop.example', 'x-cairn-request': '1' }, false],
  ])('goes by what an older browser says: %s', (_, headers, expected) => {
    expect(mayChange(request(headers as Record<string, string>))).toBe(expected);
  });

  it('refuses foreign pages and requests of unknown origin', () => {
    expect(mayChange(request({ 'sec-fetch-site': 'cross-site', 'x-cairn-request': '1' }))).toBe(false);
    expect(mayChange(request({ 'sec-fetch-site': 'same-site' }))).toBe(false);
    expect(mayChange(request({}))).toBe(false);
  });

  it('lets everyone read', () => {
    expect(mayChange(request({ 'sec-fetch-site': 'cross-site' }, 'GET'))).toBe(true);
  });
});
