import type { Host } from '#engine/host.ts';
import { isAllowed } from './consent.ts';

/**
 * Stores the screen size in a cookie for every request, with consent. The first request was sent without it, so the page tracks it once.
 */
export function trackScreenSize(track: Host['track']): void {
  if (!isAllowed('analytics')) return;
  const { width, height } = screen;
  const cookie = `screen=${width}x${height}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  track({ name: 'screen-size', data: { width, height } });
}
