import { describe, expect, it } from 'vitest';
import { deferredLayoutCss } from './deferred-layout.ts';

describe('deferredLayoutCss', () => {
  it('defers the footer of the page, not the footers of cards', () => {
    expect(deferredLayoutCss).toContain('[data-deferred-layout] body>footer{');
    expect(deferredLayoutCss).not.toContain('[data-deferred-layout] footer{');
  });

  it('estimates heights only, because an estimated width can overflow a phone', () => {
    expect(deferredLayoutCss).toContain('contain-intrinsic-block-size:');
    expect(deferredLayoutCss).not.toContain('contain-intrinsic-size:');
  });
});
