import type { SiteSettings } from './site-settings.ts';

/** Origins of frames, scripts and pictures that a page's content policy allows in addition to those of the partners. */
export interface PartnerSources {
  readonly frames: readonly string[];
  /** Galleries: their scripts send requests to their own origins and show pictures of them. */
  readonly galleries: readonly string[];
  /** Origins of the tag manager. */
  readonly trackers: readonly string[];
}

const known = new WeakMap<object, PartnerSources>();

/** The origins in a site's settings; memoized by the settings object. */
export function getPartnerSources(
  settings: Pick<SiteSettings, 'video' | 'curalate' | 'olapic' | 'galleries' | 'tracking'>,
): PartnerSources {
  const { video, curalate, olapic, galleries, tracking } = settings;
  const created = known.get(settings) ?? {
    frames: getOrigins([video.youtubeAddress, ...(video.hostedPlayer ? [video.hostedPlayerAddress] : [])]),
    galleries: getOrigins([curalate.script, olapic.script, ...galleries.pictureOrigins]),
    trackers: getOrigins([tracking.tagManager, ...tracking.origins]),
  };
  known.set(settings, created);
  return created;
}

function getOrigins(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
