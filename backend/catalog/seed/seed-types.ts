/** A text in every language of the shops. */
export interface Worded {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
}

export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

export type Gender = 'men' | 'women' | 'kids' | 'unisex';

/** One line for the card, one for the page. */
export interface ModelCopy {
  readonly tagline: Worded;
  readonly story: Worded;
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
  /** Which of its brand's three sets of six colours it is sold in. */
  readonly colourSet: 0 | 1 | 2;
}
