import type { SearchProductsAnswer } from '#generated/openapi/products.ts';
import type { PriceStep } from '../listings/price-steps.ts';
import type { SearchToken } from './read-tokens.ts';

export type PartKind = SearchProductsAnswer['understood'][number]['kind'];

/** Words of a search that narrow it. */
export interface SearchPart {
  readonly kind: PartKind;
  readonly words: readonly SearchToken[];
  readonly label: string;
  /** Tokens of the listing index, any of which a style must have. Empty for a price. */
  readonly tokens: readonly string[];
  /** Tokens of kinds that are found too, behind the others. */
  readonly near: readonly string[];
  /** The range of part price. */
  readonly step?: PriceStep;
}

/** Words that order results: what they mean and how they are written both count. */
export interface OccasionPart {
  readonly words: readonly SearchToken[];
  readonly tokens: readonly string[];
}

/** A search as it was understood. */
export interface UnderstoodSearch {
  readonly parts: readonly SearchPart[];
  readonly occasions: readonly OccasionPart[];
  /** Topics of help, as words of help pages. */
  readonly help: readonly string[];
  /** Words that products are searched for by their texts. */
  readonly texts: readonly SearchToken[];
}

/** Takes tokens out of a search, so that no other reader takes them again. */
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
