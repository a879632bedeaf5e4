import type { SearchProductsResponse } from '#generated/openapi/products.ts';
import type { PriceStep } from '../listings/price-steps.ts';
import type { SearchToken } from './tokenize-search.ts';

export type SegmentKind = SearchProductsResponse['understood'][number]['kind'];

/** Words of a search that narrow it. */
export interface QuerySegment {
  readonly kind: SegmentKind;
  readonly words: readonly SearchToken[];
  readonly label: string;
  /** Tokens of the listing index, any of which a style must have. Empty for a price. */
  readonly tokens: readonly string[];
  /** Tokens of similar kinds, ranked after the others. */
  readonly near: readonly string[];
  /** The range of part price. */
  readonly step?: PriceStep;
}

/** Words that order results by their meaning and as text. */
export interface OccasionSegment {
  readonly words: readonly SearchToken[];
  readonly tokens: readonly string[];
}

/** The interpretation of a search. */
export interface ParsedSearch {
  readonly segments: readonly QuerySegment[];
  readonly occasions: readonly OccasionSegment[];
  /** Topics of help, as words of help pages. */
  readonly help: readonly string[];
  /** Words to search in the texts of products. */
  readonly texts: readonly SearchToken[];
}

/** The unused tokens of a search. Each token is consumed by one reader only. */
export interface TokenPool {
  readonly tokens: readonly SearchToken[];
  isFree(place: number): boolean;
  take(places: readonly number[]): SearchToken[];
}

export function createTokenPool(tokens: readonly SearchToken[]): TokenPool {
  const taken = new Set<number>();
  return {
    tokens,
    isFree: (place) => tokens[place] !== undefined && !taken.has(place),
    take(places) {
      for (const place of places) taken.add(place);
      return places.flatMap((place) => tokens[place] ?? []);
    },
  };
}
