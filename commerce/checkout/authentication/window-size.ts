import type { ChallengeWindowSize } from '#generated/openapi/shared.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels that the dialog needs above and below the frame. */
const CHROME = 220;

/** From the most to the least comfortable, with the window that it needs. From 600 pixels on, a dialog keeps a distance from the edges. */
const sizes = [
  ['500x600', { width: 500, height: 600 }],
  ['600x400', { width: 650, height: 400 }],
  ['390x400', { width: 390, height: 400 }],
  ['250x400', { width: 250, height: 400 }],
] as const;

/** Height of the lowest sizes, CSS pixels. Where even they do not fit, the dialog scrolls, and a wide frame at least does not. */
const LOWEST = 400;

/** The largest size of a challenge that fits into the dialog; narrow windows are filled where that is higher. */
export function chooseWindowSize(viewport: Viewport): ChallengeWindowSize {
  const room = Math.max(LOWEST, viewport.height - CHROME);
  const [size] = sizes.find(([, { width, height }]) => viewport.width >= width && room >= height) ?? ['fullscreen'];
  return size === '250x400' && room > LOWEST ? 'fullscreen' : size;
}
