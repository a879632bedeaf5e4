import type { PackedRecommendations } from '../host/listed-recommendations.ts';

/** Data of the page for blocks, replaced by each loader response. */
export interface PageGlobals {
  readonly locale: string;
  readonly loggedIn: boolean;
  readonly recommendations?: PackedRecommendations;
}
