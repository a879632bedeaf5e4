import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('stands in for HTML of the document as Trusted Types HTML', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML: (html: string) => ({ trusted: html }) }) });
  vi.resetModules();
  const { inDocument } = await import('./static-html.ts');
  expect(inDocument.__html).toEqual({ trusted: '' });
});
