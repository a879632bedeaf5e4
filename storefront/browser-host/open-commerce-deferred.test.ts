import { afterEach, describe, expect, it, vi } from 'vitest';

const loadErrorMessages = vi.hoisted(() => vi.fn(async () => ({ unknown: 'of all pages' })));
vi.mock('../commerce/load-error-messages.ts', () => ({ loadErrorMessages }));

const host = { track: () => undefined };

/** Commerce is a singleton of the module, so each test loads its own. */
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
  it('loads all error messages on a page without commerce', async () => {
    const { openCommerceDeferred } = await openPage();
    const { commerce } = await openCommerceDeferred('en-us', host);
    expect(commerce.errorMessages).toEqual({ unknown: 'of all pages' });
  });

  it('reuses the commerce of the page without loading more messages', async () => {
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
