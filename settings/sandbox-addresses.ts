import type { PartialSettings } from './site-settings.ts';

/**
 * URLs of players and galleries in the partners' sandboxes.
 * @param origin Origin of the partners.
 */
export function getSandboxUrls(origin: string): PartialSettings {
  return {
    video: { youtubeAddress: `${origin}/players/youtube`, hostedPlayerAddress: `${origin}/players/hosted` },
    curalate: { script: `${origin}/galleries/site/curalate.ts` },
    olapic: { script: `${origin}/galleries/{locale}/olapic.ts`, instance: 'sandbox', key: 'sandbox' },
  };
}
