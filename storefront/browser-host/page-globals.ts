import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { Packed } from '../canvas/packed.ts';

/** What the page has brought along for blocks; a loader's answer replaces it. */
export interface PageGlobals {
  readonly locale: string;
  readonly loggedIn: boolean;
  readonly recommendations?: Packed<readonly (readonly RecommendedProduct[])[]>;
}
