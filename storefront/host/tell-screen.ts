import type { Host } from '#engine/host.ts';

/** Every request says the size of the screen. The first was made before it was known, so that the page tells it once. */
export function tellScreen(track: Host['track']): void {
  const { width, height } = screen;
  const cookie = `screen=${width}x${height}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`;
  track({ name: 'screen-size', data: { width, height } });
}
