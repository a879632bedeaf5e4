import { afterEach, expect, it, vi } from 'vitest';
import { consentCookie, formatConsent } from '../request/consent.ts';
import { trackScreenSize } from './track-screen-size.ts';

afterEach(() => {
  for (const name of [consentCookie, 'screen']) document.cookie = `${name}=; max-age=0; path=/`;
});

it('trackScreenSize tracks the screen size once, and only with consent', () => {
  const track = vi.fn();
  trackScreenSize(track);
  expect(track).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('screen=');
  document.cookie = `${consentCookie}=${formatConsent(['analytics'])}; path=/`;
  trackScreenSize(track);
  trackScreenSize(track);
  const { width, height } = screen;
  expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'screen-size', data: { width, height } });
});
