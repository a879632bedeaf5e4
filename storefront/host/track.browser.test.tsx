import { afterEach, expect, it, vi } from 'vitest';
import { consentCookie, consentValue } from '../request/consent.ts';
import { trackMade } from './track.ts';

afterEach(() => {
  document.cookie = `${consentCookie}=; max-age=0; path=/`;
  delete window.dataLayer;
  vi.restoreAllMocks();
});

it('tells in the order in which it was asked, whatever takes longer to make and whatever fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.cookie = `${consentCookie}=${consentValue(['analytics'])}; path=/`;
  const first = Promise.withResolvers<readonly [{ readonly name: 'logo-click' }]>();
  trackMade(() => first.promise);
  trackMade(() => Promise.reject(new Error('not made')));
  trackMade(() => [{ name: 'promo-bar-close' }]);
  first.resolve([{ name: 'logo-click' }]);
  await vi.waitUntil(() => window.dataLayer?.length === 2);
  expect(window.dataLayer).toEqual([{ event: 'logo_click' }, { event: 'promo_bar_close' }]);
  expect(warn).toHaveBeenCalledOnce();
});

it('waits for no event that is never made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.cookie = `${consentCookie}=${consentValue(['analytics'])}; path=/`;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  trackMade(() => new Promise(() => undefined));
  trackMade(() => [{ name: 'promo-bar-close' }]);
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await vi.waitUntil(() => window.dataLayer?.length === 1);
  expect(window.dataLayer).toEqual([{ event: 'promo_bar_close' }]);
  expect(warn).toHaveBeenCalledOnce();
});
