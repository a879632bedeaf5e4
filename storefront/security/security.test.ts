import { describe, expect, it } from 'vitest';
import { createDocumentHeaders, type DocumentPolicy } from './headers.ts';
import { canChangeData } from './same-origin.ts';

const policy: DocumentPolicy = {
  inline: { scripts: [], styles: [] },
  origin: 'https://shop.example',
  partnersOrigin: 'http://localhost:4001',
  sources: { frames: ['https://player.example'], galleries: [], trackers: [] },
  editorOrigins: ['https://editor.example'],
  mode: 'publish',
  isPrivate: false,
  isDevelopment: false,
};
describe('createDocumentHeaders', () => {
  it('keeps a visitor’s page out of shared caches, and a cart or a preview out of all caches', () => {
    expect(createDocumentHeaders(policy)['cache-control']).toBe('private, no-cache');
    expect(createDocumentHeaders({ ...policy, isPrivate: true })['cache-control']).toBe('no-store');
    expect(createDocumentHeaders({ ...policy, mode: 'preview' })).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('allows only editors to frame a preview', () => {
    const getAncestors = (mode: DocumentPolicy['mode']) =>
      /frame-ancestors ([^;]*)/.exec(createDocumentHeaders({ ...policy, mode })['content-security-policy'] ?? '')?.[1];
    expect(getAncestors('publish')).toBe("'self'");
    expect(getAncestors('preview')).toBe("'self' editor.example");
  });
});

describe('canChangeData', () => {
  const request = (headers: Record<string, string>, method = 'POST') =>
    new Request('https://shop.example/en-us/newsletter', { method, headers });

  it("accepts requests from the shop's pages", () => {
    expect(canChangeData(request({ 'sec-fetch-site': 'same-origin' }))).toBe(true);
    expect(canChangeData(request({ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }))).toBe(true);
    expect(canChangeData(request({ 'x-cairn-request': '1' }))).toBe(true);
  });

  it.each([
    ['our origin', { origin: 'https://shop.example' }, true],
    ['a foreign origin', { origin: 'https://elsewhere.example', 'x-cairn-request': '1' }, false],
    ['an opaque origin', { origin: 'null', 'x-cairn-request': '1' }, false],
    ['a page of ours', { referer: 'https://shop.example/en-us?a=b' }, true],
    ['a foreign page', { referer: 'https://elsewhere.example/', 'x-cairn-request': '1' }, false],
    ['a page whose address is none', { referer: 'shop.example', 'x-cairn-request': '1' }, false],
  ])('uses the headers of an older browser: %s', (_, headers, expected) => {
    expect(canChangeData(request(headers as Record<string, string>))).toBe(expected);
  });

  it('rejects requests of other origins and without an origin', () => {
    expect(canChangeData(request({ 'sec-fetch-site': 'cross-site', 'x-cairn-request': '1' }))).toBe(false);
    expect(canChangeData(request({ 'sec-fetch-site': 'same-site' }))).toBe(false);
    for (const origin of ['https://elsewhere.example', 'null', 'shop.example'])
      expect(canChangeData(request({ 'sec-fetch-site': 'same-origin', origin }))).toBe(false);
    expect(canChangeData(request({}))).toBe(false);
  });

  it('allows every origin to read', () => {
    expect(canChangeData(request({ 'sec-fetch-site': 'cross-site' }, 'GET'))).toBe(true);
  });
});
