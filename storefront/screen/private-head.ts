import type { HeadData } from '../canvas/canvas-data.ts';
import type { Site } from '../site/site.ts';

/** The head of a private page. */
export function createPrivateHead(title: string, { brandName }: Site): HeadData {
  return { title: `${title} | ${brandName}`, noIndex: true };
}
