import type { FeatureId } from '../../labels/features.ts';
import type { Gender } from '../../labels/localized-text.ts';
import type { ColorFamily } from '../color-families.ts';

/** Comma-separated phrases as shoppers write them; the first one names the group. Case, accents, plurals and stop words do not matter. */
type Phrases = string;

/** Names that shoppers use for kinds of products. */
export interface KindWords {
  readonly phrases: Phrases;
  /** Kinds that the phrases mean. */
  readonly kinds: readonly string[];
  /** Similar kinds, shown after these or instead of them if a shop has none. */
  readonly near?: readonly string[];
}

/** Words for an occasion. They order results, and narrow them only if no other word does. */
export interface OccasionWords {
  readonly phrases: Phrases;
  readonly kinds: readonly string[];
}

/** Words for help topics, with words of the address or title of the help page. */
export interface HelpWords {
  readonly phrases: Phrases;
  readonly about: Phrases;
}

/** The words of a language that searches can use. */
export interface Vocabulary {
  readonly kinds: readonly KindWords[];
  readonly occasions: readonly OccasionWords[];
  readonly help: readonly HelpWords[];
  readonly colors: Readonly<Record<ColorFamily, Phrases>>;
  readonly genders: Readonly<Record<Gender, Phrases>>;
  readonly features: Readonly<Record<FeatureId, Phrases>>;
  /** Words for categories, by their slugs in this language. */
  readonly categories: Readonly<Record<string, Phrases>>;
  /** Sizes written as words, by code. */
  readonly sizeWords: Readonly<Record<'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL', Phrases>>;
  /** Words that precede a size. */
  readonly sizeMarks: Phrases;
  /** Words that follow an age in years. */
  readonly ageMarks: Phrases;
  /** Units of volume that follow a number. */
  readonly literMarks: Phrases;
  readonly price: {
    readonly under: Phrases;
    readonly over: Phrases;
    readonly between: Phrases;
    readonly and: Phrases;
    readonly currency: Phrases;
  };
  readonly stopWords: Phrases;
}

export const splitPhrases = (phrases: Phrases): string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
