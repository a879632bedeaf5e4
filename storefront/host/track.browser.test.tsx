import { afterEach, expect, it, vi } from 'vitest';
import { consentCookie, formatConsent } from '../request/consent.ts';
import { trackLazily } from './track.ts';

afterEach(() => {
  document.cookie = `${consentCookie}=; max-age=0; path=/`;
  delete window.dataLayer;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('trackLazily tracks events in call order, although one takes longer and another fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.cookie = `${consentCookie}=${formatConsent(['analytics'])}; path=/`;
  const first = Promise.withResolvers<readonly [{ readonly name: 'logo-click' }]>();
  trackLazily(() => first.promise);
  trackLazily(() => Promise.reject(new Error('not made')));
  trackLazily(() => [{ name: 'promo-bar-close' }]);
  first.resolve([{ name: 'logo-click' }]);
  await vi.waitUntil(() => window.dataLayer?.length === 2);
  expect(window.dataLayer).toEqual([{ event: 'logo_click' }, { event: 'promo_bar_close' }]);
  expect(warn).toHaveBeenCalledOnce();
});

it('trackLazily does not wait more than five seconds for a slow event, and tracks it when it is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.cookie = `${consentCookie}=${formatConsent(['analytics'])}; path=/`;
  const hanging = Promise.withResolvers<readonly [{ readonly name: 'logo-click' }]>();
  trackLazily(() => hanging.promise);
  trackLazily(() => [{ name: 'promo-bar-close' }]);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitUntil(() => window.dataLayer?.length === 1);
  hanging.resolve([{ name: 'logo-click' }]);
  await vi.waitUntil(() => window.dataLayer?.length === 2);
  expect(window.dataLayer).toEqual([{ event: 'promo_bar_close' }, { event: 'logo_click' }]);
});
