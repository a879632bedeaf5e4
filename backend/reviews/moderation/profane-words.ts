import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';

/** Patterns of obscenity: "|" is the beginning or end of a word, "?" any letter. */
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

function matcherOf(patterns: readonly string[]): RegExpMatcher {
  const dataset = new DataSet<{ readonly word: string }>();
  for (const word of patterns) dataset.addPhrase((phrase) => phrase.setMetadata({ word }).addPattern(parseRawPattern(word)));
  return new RegExpMatcher({
    ...dataset.build(),
    blacklistMatcherTransformers: [{ type: 0, transform: (char) => String.fromCodePoint(char).toLowerCase().codePointAt(0) ?? char }],
  });
}

/** Harmless words of the trade that the data set takes for profane ones. */
const harmlessEnglish = ['cockpit', 'flame-retardant', 'retardant', 'cumin', 'shiitake'];

const { whitelistedTerms = [], ...englishTerms } = englishDataset.build();
const english = new RegExpMatcher({
  ...englishTerms,
  whitelistedTerms: [...whitelistedTerms, ...harmlessEnglish],
  ...englishRecommendedTransformers,
});
/** English words are rude in French and German too, but "dick" is German for thick: those languages get the unmistakable ones. */
const others: Readonly<Record<string, RegExpMatcher>> = {
  fr: matcherOf([...french, ...strongEnglish]),
  de: matcherOf([...german, ...strongEnglish]),
};

/** True if a text in this language contains a profane word. */
export const isProfane = (text: string, language: string): boolean => (others[language] ?? english).hasMatch(text);
