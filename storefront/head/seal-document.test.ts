import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealDocument } from './seal-document.ts';

const getSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const nonce = 'RUi7p7Wv4bC0sX9a8l3Qzw==';

describe('sealDocument', () => {
  it("lists the hashes of the server's own elements and removes the marks", () => {
    const { html, inline } = sealDocument(
      `<head><style nonce="${nonce}">a{b:c}</style></head><body><script nonce="${nonce}" type="text/plain">import "é";</script>` +
        `<script nonce="${nonce}">start()</script></body>`,
      nonce,
    );
    expect(inline).toEqual({ scripts: [getSource('import "é";'), getSource('start()')], styles: [getSource('a{b:c}')] });
    expect(html).toBe(
      '<head><style>a{b:c}</style></head><body><script type="text/plain">import "é";</script><script>start()</script></body>',
    );
  });

  it.each([
    '<script>steal()</script>',
    '<script nonce="">steal()</script>',
    '<script nonce="guessed">steal()</script>',
    '<SCRIPT>steal()</SCRIPT>',
    '<style>body{display:none}</style>',
    '<script type="application/ld+json">{}</script>',
  ])('lists no element without the mark of this rendering: %s', (foreign) => {
    const { inline } = sealDocument(`${foreign}<script nonce="${nonce}">ours()</script>`, nonce);
    expect(inline).toEqual({ scripts: [getSource('ours()')], styles: [] });
  });

  it('lists no text between an unmarked and a marked element', () => {
    const { inline } = sealDocument(`<script>steal()<script nonce="${nonce}">ours()</script>`, nonce);
    expect(inline).toEqual({ scripts: [], styles: [] });
  });
});
