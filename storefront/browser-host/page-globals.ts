import type { PackedRecommendations } from '../host/listed-recommendations.ts';

/** What the page has brought along for blocks; a loader's answer replaces it. */
export interface PageGlobals {
  readonly locale: string;
  readonly loggedIn: boolean;
  readonly recommendations?: PackedRecommendations;
}
