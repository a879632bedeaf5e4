import type { LocalizedText } from '#backend/catalog/labels/localized-text.ts';

/** One line for the card, one for the page. */
export interface ModelCopy {
  readonly tagline: LocalizedText;
  readonly story: LocalizedText;
}

export interface SeedModel extends ModelCopy {
  /** `products/<model>/…` of its pictures. */
  readonly model: string;
  /** Three letters of its style ids. */
  readonly code: string;
  readonly brand: 'tarnfell' | 'solvane';
  readonly name: string;
  readonly kind: string;
  /** US cents of the first sibling. */
  readonly baseMinor: number;
  /** Index of its color set among the brand's three sets. */
  readonly colorSet: 0 | 1 | 2;
}
