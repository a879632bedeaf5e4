import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCart } from '#generated/calls/get-cart.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { AnyDialog, LazyCatalog } from '../define-dialog.ts';
import { loadDialog } from './load-dialog.ts';

const View = () => null;
const opening = { name: 'tides', params: { bay: 'north' }, locale: 'de-de' };
const rejectCommerce = () => Promise.reject(new Error('not needed'));

const createDialog = (parts: Partial<AnyDialog>): AnyDialog => ({
  placement: 'center',
  readParams: () => ({}),
  view: async () => ({ default: View }),
  ...parts,
});
const load = (parts: Partial<AnyDialog>, closed = new AbortController().signal) =>
  loadDialog(createDialog(parts), opening, rejectCommerce, closed);

/** A catalog whose German messages are loaded by `german`. */
function getCatalog(german: () => Promise<Record<string, string>>): LazyCatalog<Record<string, string>> {
  const locales: readonly MessageLocale[] = ['en', 'en-GB', 'en-CA', 'fr', 'fr-CA', 'de'];
  const rejectOthers = () => Promise.reject(new Error('another locale'));
  return Object.fromEntries(locales.map((locale) => [locale, locale === 'de' ? german : rejectOthers])) as LazyCatalog<
    Record<string, string>
  >;
}

describe('loadDialog', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('loads critical and deferred data in parallel with the same parameters', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const loaded = load({
      loadCriticalData: () => promise,
      loadDeferredData: async ({ params, locale }) => {
        resolve('the critical part ends after the deferred one has begun');
        return { params, locale };
      },
    });
    expect(await (await loaded).deferred).toEqual({ params: opening.params, locale: 'de-de' });
  });

  it('rejects with the error of critical data', async () => {
    await expect(load({ loadCriticalData: () => Promise.reject(new Error('closed')) })).rejects.toThrow('closed');
  });

  it('omits deferred data that fails to load, and logs the failure', async () => {
    const { deferred } = await load({ loadDeferredData: () => Promise.reject(new Error('closed')) });
    expect(await deferred).toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('aborts loading of critical data when the dialog is closed', async () => {
    const closed = new AbortController();
    const loaded = load({ loadCriticalData: () => new Promise(() => undefined) }, closed.signal);
    closed.abort();
    await expect(loaded).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('loads messages of the page’s locale once, and again after a failure', async () => {
    const german = vi.fn(async () => ({ title: 'Gezeiten' })).mockRejectedValueOnce(new Error('offline'));
    const parts: Partial<AnyDialog> = { messages: { tides: getCatalog(german) } };
    await expect(load(parts)).rejects.toThrow('offline');
    await load(parts);
    expect((await load(parts)).messages).toEqual({ tides: { title: 'Gezeiten' } });
    expect(german).toHaveBeenCalledTimes(2);
  });

  it('opens commerce only for a dialog with calls', async () => {
    await load({});
    await expect(load({ calls: [getCart] })).rejects.toThrow('not needed');
  });
});
