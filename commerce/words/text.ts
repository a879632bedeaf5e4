/** Forms of a text that counts, by Intl.PluralRules; `other` stands for each that is left out. */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** What a catalogue holds: a sentence with {name} placeholders, or one for each plural form of {count}. Plain data. */
export type Text = string | PluralForms;

export type Catalogue = Readonly<Record<string, Text>>;

/** A catalogue in any language: the names of the English one, and plural forms where English has them. */
export type InAnyLanguage<English extends Catalogue> = {
  readonly [Name in keyof English]: English[Name] extends string ? string : PluralForms;
};
