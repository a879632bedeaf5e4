import type { SiteSettings } from './site-settings.ts';

/** Whose frames, scripts and pictures a page may have beside the partners': what its content policy lets in. */
export interface PartnerSources {
  readonly frames: readonly string[];
  /** Of galleries: their scripts call and show pictures of their own origins. */
  readonly galleries: readonly string[];
  /** Of the tag manager. */
  readonly trackers: readonly string[];
}

const known = new WeakMap<object, PartnerSources>();

/** The origins that a site's settings name; worked out once for the same settings. */
export function partnerSourcesOf(settings: Pick<SiteSettings, 'video' | 'curalate' | 'olapic' | 'galleries' | 'tracking'>): PartnerSources {
  const { video, curalate, olapic, galleries, tracking } = settings;
  const made = known.get(settings) ?? {
    frames: originsOf([video.youtubeAddress, ...(video.hostedPlayer ? [video.hostedPlayerAddress] : [])]),
    galleries: originsOf([curalate.script, olapic.script, ...galleries.pictureOrigins]),
    trackers: originsOf([tracking.tagManager, ...tracking.origins]),
  };
  known.set(settings, made);
  return made;
}

function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}
