import type { MediaStatus } from '#generated/openapi/gallery.ts';
import type { Clock } from '../../sandbox/seal.ts';
import { BoundedMap } from './bounded-map.ts';

/** Milliseconds until an upload is moderated. */
export const MODERATION_TIME = 60_000;
/** Milliseconds that a reported photo is hidden until it is moderated. */
export const REVIEW_TIME = 600_000;
/** Number of reporters that hide a photo. */
const HIDING_REPORTS = 3;

const MAX_REPORTED = 5000;
const FORBIDDEN = /https?:|www\.|\b(?:spam|casino|idiot|stupid|connard|idiote|dumm|depp)\b/i;

interface Reports {
  readonly reporters: Set<string>;
  hiddenAt?: number;
}

export interface Moderation {
  /** Simulates moderators by the clock. */
  statusOf(upload: { readonly createdAt: Date; readonly caption: string; readonly author: string }): MediaStatus;
  report(mediaId: string, reporter: string): void;
  isHidden(mediaId: string): boolean;
}

/** Simulated moderators: they reject unwanted words and links, and restore a reported photo after a review. */
export function createModeration(clock: Clock): Moderation {
  const reported = new BoundedMap<Reports>(MAX_REPORTED);
  return {
    statusOf({ createdAt, caption, author }) {
      if (clock.now().getTime() - createdAt.getTime() < MODERATION_TIME) return 'pending';
      return FORBIDDEN.test(`${caption} ${author}`) ? 'rejected' : 'approved';
    },
    report(mediaId, reporter) {
      const reports = reported.get(mediaId) ?? { reporters: new Set<string>() };
      reports.reporters.add(reporter);
      if (reports.reporters.size >= HIDING_REPORTS) reports.hiddenAt ??= clock.now().getTime();
      reported.set(mediaId, reports);
    },
    isHidden(mediaId) {
      const hiddenAt = reported.get(mediaId)?.hiddenAt;
      if (hiddenAt === undefined) return false;
      if (clock.now().getTime() - hiddenAt < REVIEW_TIME) return true;
      reported.delete(mediaId);
      return false;
    },
  };
}
