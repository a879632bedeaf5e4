/** A text in every language of the catalog. */
export interface LocalizedText {
  readonly en: string;
  readonly fr: string;
  readonly de: string;
  /** Only if British English has another word. */
  readonly 'en-GB'?: string;
}

export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

export type Gender = 'men' | 'women' | 'kids' | 'unisex';
