import type { ChallengeWindowSize } from '#generated/openapi/shared.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels that the dialog needs above and below the frame. */
const CHROME = 220;

/** Sizes in order of preference, each with the window that it needs. From 600 pixels on, the dialog has a margin. */
const sizes = [
  ['500x600', { width: 500, height: 600 }],
  ['600x400', { width: 650, height: 400 }],
  ['390x400', { width: 390, height: 400 }],
  ['250x400', { width: 250, height: 400 }],
] as const;

/** Height of the lowest sizes in CSS pixels. In lower windows the dialog scrolls, so the frame is wide enough not to. */
const LOWEST = 400;

/** Largest challenge size that fits into the dialog. Narrow windows are filled if that size is taller. */
export function chooseWindowSize(viewport: Viewport): ChallengeWindowSize {
  const room = Math.max(LOWEST, viewport.height - CHROME);
  const [size] = sizes.find(([, { width, height }]) => viewport.width >= width && room >= height) ?? ['fullscreen'];
  return size === '250x400' && room > LOWEST ? 'fullscreen' : size;
}
