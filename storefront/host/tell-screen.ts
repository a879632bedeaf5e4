import type { Host } from '#engine/host.ts';
import { isAllowed } from './consent.ts';

/** Where the visitor allows it, every request says the size of the screen. The first was made before it was known, so that the page tells it once. */
export function tellScreen(track: Host['track']): void {
  if (!isAllowed('analytics')) return;
  const { width, height } = screen;
  const cookie = `screen=${width}x${height}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  track({ name: 'screen-size', data: { width, height } });
}
