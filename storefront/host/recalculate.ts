import type { ShownChoice } from '../canvas/choices.ts';
import { shownCookie, writeShown } from '../request/recalculation.ts';

let running = 0;

/** Whether the page is asking for itself anew; loaders that otherwise keep their data then ask too. */
export function isRecalculating(): boolean {
  return running > 0;
}

/** Asks the server what the page and its frame show to the visitor of now. What they show already goes along, so that none of it is counted again. */
export async function recalculate(revalidate: () => Promise<void>, shown: readonly ShownChoice[]): Promise<void> {
  running += 1;
  document.cookie = `${shownCookie}=${encodeURIComponent(writeShown(shown))}; path=/; max-age=30; samesite=lax`;
  try {
    await revalidate();
  } finally {
    running -= 1;
    if (running === 0) document.cookie = `${shownCookie}=; path=/; max-age=0; samesite=lax`;
  }
}
