import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';

/** Patterns of obscenity: "|" is a word boundary, "?" any letter. */
const strongEnglish = ['fuck', 'cunt', 'motherfuck', 'bullshit', 'nigger', 'faggot', '|whore', 'asshole'];

const french = [
  '|merde',
  '|putain',
  '|pute|',
  '|putes|',
  '|connard',
  '|connasse',
  '|salope',
  '|salaud',
  '|enculé',
  '|encule',
  '|bordel de',
  '|nique ',
  '|niquer',
  '|bite|',
  '|couilles',
  '|chiant',
  '|chier|',
  '|pédé|',
  '|fdp|',
  '|ta gueule',
  '|branleur',
];

const german = [
  '|scheiß',
  '|scheiss',
  '|arschloch',
  '|arsch|',
  '|verarsch',
  '|wichser',
  '|wichs',
  '|fotze',
  '|hurensohn',
  '|hure|',
  '|schlampe',
  '|nutte',
  '|fick',
  '|gefickt',
  '|missgeburt',
  '|schwuchtel',
  '|kanake',
  '|drecksack',
  '|mistkerl',
  '|pisse|',
  '|verpiss',
];

function createMatcher(patterns: readonly string[]): RegExpMatcher {
  const dataset = new DataSet<{ readonly word: string }>();
  for (const word of patterns) dataset.addPhrase((phrase) => phrase.setMetadata({ word }).addPattern(parseRawPattern(word)));
  return new RegExpMatcher({
    ...dataset.build(),
    blacklistMatcherTransformers: [{ type: 0, transform: (char) => String.fromCodePoint(char).toLowerCase().codePointAt(0) ?? char }],
  });
}

/** Harmless words of the trade that the data set lists as profane. */
const harmlessEnglish = ['cockpit', 'flame-retardant', 'retardant', 'cumin', 'shiitake'];

const { whitelistedTerms = [], ...englishTerms } = englishDataset.build();
const english = new RegExpMatcher({
  ...englishTerms,
  whitelistedTerms: [...whitelistedTerms, ...harmlessEnglish],
  ...englishRecommendedTransformers,
});
/** English profanity is also rejected in French and German, but only unmistakable words: "dick" is German for thick. */
const others: Readonly<Record<string, RegExpMatcher>> = {
  fr: createMatcher([...french, ...strongEnglish]),
  de: createMatcher([...german, ...strongEnglish]),
};

/** True if the text contains a profane word of the language. */
export const isProfane = (text: string, language: string): boolean => (others[language] ?? english).hasMatch(text);
