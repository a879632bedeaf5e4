import type { PackedRecommendations } from '../host/create-recommendation-service.ts';

/** Data of the page for blocks, replaced by each loader response. */
export interface PageGlobals {
  readonly locale: string;
  readonly loggedIn: boolean;
  readonly recommendations?: PackedRecommendations;
}
