import type { ChallengeWindowSize } from '#generated/openapi/shared.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels that the dialog needs above and below the frame. */
const CHROME = 220;

/** From the most to the least comfortable. */
const sizes = [
  ['500x600', { width: 500, height: 600 }],
  ['600x400', { width: 600, height: 400 }],
  ['390x400', { width: 390, height: 400 }],
] as const;

/** The largest size of a challenge that the dialog can show without scrolling; narrow windows are filled, low ones get the smallest. */
export function chooseWindowSize(viewport: Viewport): ChallengeWindowSize {
  const room = viewport.height - CHROME;
  const fitting = sizes.find(([, { width, height }]) => viewport.width >= width && room >= height);
  return fitting?.[0] ?? (room < 400 ? '250x400' : 'fullscreen');
}
