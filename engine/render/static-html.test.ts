import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('the static HTML is Trusted Types HTML', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: () => ({ createHTML: (html: string) => ({ trusted: html }) }) });
  vi.resetModules();
  const { HTML_IN_DOCUMENT } = await import('./static-html.ts');
  expect(HTML_IN_DOCUMENT.__html).toEqual({ trusted: '' });
});
