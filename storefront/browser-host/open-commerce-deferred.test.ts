import { afterEach, describe, expect, it, vi } from 'vitest';

const loadErrorMessages = vi.hoisted(() => vi.fn(async () => ({ unknown: 'of all pages' })));
vi.mock('../commerce/load-error-messages.ts', () => ({ loadErrorMessages }));

const host = { track: () => undefined };

/** Modules of a page of its own: commerce lives as long as its page. */
async function openPage() {
  vi.stubGlobal('window', globalThis);
  vi.resetModules();
  const { openCommerce } = await import('../commerce/open-commerce.ts');
  const { openCommerceDeferred } = await import('./open-commerce-deferred.ts');
  return { openCommerce, openCommerceDeferred };
}

afterEach(() => {
  vi.unstubAllGlobals();
  loadErrorMessages.mockClear();
});

describe('openCommerceDeferred', () => {
  it('loads all error messages on a page that has come without commerce', async () => {
    const { openCommerceDeferred } = await openPage();
    const { commerce } = await openCommerceDeferred('en-us', host);
    expect(commerce.errorMessages).toEqual({ unknown: 'of all pages' });
  });

  it('uses the commerce that the page has brought, without loading further messages', async () => {
    const { openCommerce, openCommerceDeferred } = await openPage();
    const brought = openCommerce('en-us', { unknown: 'of this page' }, host);
    const { commerce } = await openCommerceDeferred('en-us', host);
    expect(commerce).toBe(brought.commerce);
    expect(loadErrorMessages).not.toHaveBeenCalled();
  });

  it('does not use the commerce of another locale', async () => {
    const { openCommerce, openCommerceDeferred } = await openPage();
    openCommerce('en-us', { unknown: 'of this page' }, host);
    await openCommerceDeferred('fr-fr', host);
    expect(loadErrorMessages).toHaveBeenCalledExactlyOnceWith('fr-fr');
  });
});
