import type { FeatureId } from '../labels/features.ts';
import type { Gender } from '../labels/localized-text.ts';
import type { SiteCatalog } from '../listings/site-catalog.ts';
import type { ShopLanguage } from '../../sites/shop-site.ts';
import { colorFamilies, getColorFamilies, type ColorFamily } from './color-families.ts';
import type { Lexicon, Meaning } from './meaning.ts';
import { tokenizeSearch } from './tokenize-search.ts';
import { splitCompound } from './split-compound.ts';
import { vocabularies } from './vocabulary/vocabularies.ts';
import { splitPhrases, type Vocabulary } from './vocabulary/vocabulary.ts';

const getKeys = (phrases: string, language: ShopLanguage): Set<string> =>
  new Set(splitPhrases(phrases).flatMap((phrase) => tokenizeSearch(phrase, language).map(({ key }) => key)));

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Draft {
  readonly language: ShopLanguage;
  readonly stopKeys: ReadonlySet<string>;
  readonly meanings: Map<string, Meaning>;
  readonly modifiers: Map<string, Meaning>;
  readonly words: Set<string>;
  readonly phrases: Map<string, boolean>;
}

/** Nouns are capitalized in German only. */
const toWrittenForm = (phrase: string, language: ShopLanguage): string => (language === 'de' ? phrase : phrase.toLowerCase());

/** The first meaning of a phrase wins. */
function addMeaning(
  { language, stopKeys, meanings, modifiers, words, phrases }: Draft,
  phrase: string,
  meaning: Meaning,
  offer: 'usual' | 'other' | 'none',
): void {
  const tokens = tokenizeSearch(phrase, language).filter(({ key }) => !stopKeys.has(key));
  const key = tokens.map((token) => token.key).join(' ');
  if (meanings.get(key)?.type === 'kind' && (meaning.type === 'feature' || meaning.type === 'occasion')) modifiers.set(key, meaning);
  if (key === '' || meanings.has(key)) return;
  meanings.set(key, meaning);
  for (const { word } of tokens) if (word.length >= 4) words.add(word);
  if (offer !== 'none') phrases.set(toWrittenForm(phrase, language), offer === 'usual');
}

function addKinds(draft: Draft, vocabulary: Vocabulary, { labels }: SiteCatalog): void {
  const getSoldTokens = (kinds: readonly string[] = []): string[] =>
    kinds.map((kind) => `kind=${kind}`).filter((token) => labels.has(token));
  for (const { phrases, kinds, near } of vocabulary.kinds) {
    const tokens = getSoldTokens(kinds);
    const nearby = getSoldTokens(near);
    const [name = ''] = splitPhrases(phrases);
    const isSold = tokens.length + nearby.length > 0;
    const label = labels.get(tokens.length === 1 ? (tokens[0] ?? '') : '')?.label ?? capitalize(name);
    // A kind that the shop does not sell is not searched as text if a similar kind exists.
    const meaning = tokens.length > 0 ? { tokens, near: nearby } : { tokens: nearby, near: [] };
    if (isSold)
      for (const phrase of splitPhrases(phrases))
        addMeaning(draft, phrase, { type: 'kind', label, ...meaning }, phrase === name ? 'usual' : 'other');
  }
  for (const [token, { label }] of labels) {
    if (token.startsWith('kind=')) addMeaning(draft, label, { type: 'kind', label, tokens: [token], near: [] }, 'usual');
  }
}

function addColors(draft: Draft, { colors }: Vocabulary, { labels }: SiteCatalog): void {
  const byFamily = new Map<ColorFamily, string[]>();
  for (const [token, { label, swatch }] of labels) {
    if (!token.startsWith('color=')) continue;
    for (const family of getColorFamilies(swatch ?? '')) byFamily.set(family, [...(byFamily.get(family) ?? []), token]);
    addMeaning(draft, label, { type: 'color', label, tokens: [token] }, 'other');
  }
  for (const family of colorFamilies) {
    const tokens = byFamily.get(family) ?? [];
    const phrases = splitPhrases(colors[family]);
    if (tokens.length === 0) continue;
    for (const phrase of phrases)
      addMeaning(draft, phrase, { type: 'color', label: capitalize(phrases[0] ?? ''), tokens }, phrase === phrases[0] ? 'usual' : 'none');
  }
}

/** True for a name whose words have the same meaning on their own, as in "Women's jackets" and "Damenjacken". */
function isComposed(draft: Draft, name: string): boolean {
  const tokens = tokenizeSearch(name, draft.language).filter(({ key }) => !draft.stopKeys.has(key));
  const [only] = tokens;
  if (tokens.length === 1 && only) return !draft.meanings.has(only.key) && splitCompound(draft, only).length > 1;
  return tokens.every(({ key }) => draft.meanings.has(key));
}

function addCategories(draft: Draft, vocabulary: Vocabulary, { categories }: SiteCatalog): void {
  for (const { id, name, slug } of categories) {
    const meaning: Meaning = { type: 'category', label: name, tokens: [`category=${id}`] };
    for (const phrase of splitPhrases(vocabulary.categories[slug] ?? '')) addMeaning(draft, phrase, meaning, 'none');
    if (isComposed(draft, name)) draft.phrases.set(toWrittenForm(name, draft.language), true);
    else addMeaning(draft, name, meaning, 'usual');
  }
}

/**
 * Builds the possible meanings of searches in a shop, from the vocabulary of its language and the labels of its catalog. Kinds win over
 * other meanings of the same phrase.
 */
export function buildLexicon(language: ShopLanguage, siteCatalog: SiteCatalog): Lexicon {
  const vocabulary = vocabularies[language];
  const stopKeys = getKeys(vocabulary.stopWords, language);
  const draft: Draft = { language, stopKeys, meanings: new Map(), modifiers: new Map(), words: new Set(), phrases: new Map() };
  const { labels } = siteCatalog;
  addKinds(draft, vocabulary, siteCatalog);
  for (const gender of Object.keys(vocabulary.genders) as Gender[]) {
    const found = labels.get(`gender=${gender}`);
    const meaning: Meaning = { type: 'gender', label: found?.label ?? gender, tokens: [`gender=${gender}`] };
    if (found) for (const phrase of splitPhrases(vocabulary.genders[gender])) addMeaning(draft, phrase, meaning, 'none');
  }
  addColors(draft, vocabulary, siteCatalog);
  for (const feature of Object.keys(vocabulary.features) as FeatureId[]) {
    const found = labels.get(`feature=${feature}`);
    const meaning: Meaning = { type: 'feature', label: found?.label ?? feature, tokens: [`feature=${feature}`] };
    if (found) for (const phrase of splitPhrases(vocabulary.features[feature])) addMeaning(draft, phrase, meaning, 'none');
  }
  for (const { phrases, kinds } of vocabulary.occasions) {
    const tokens = kinds.map((kind) => `kind=${kind}`).filter((token) => labels.has(token));
    for (const phrase of splitPhrases(phrases)) addMeaning(draft, phrase, { type: 'occasion', label: capitalize(phrase), tokens }, 'none');
  }
  for (const { phrases, about } of vocabulary.help) {
    for (const phrase of splitPhrases(phrases)) addMeaning(draft, phrase, { type: 'help', label: capitalize(phrase), about }, 'other');
  }
  addCategories(draft, vocabulary, siteCatalog);
  for (const { term } of siteCatalog.redirects) draft.phrases.set(toWrittenForm(term, language), true);
  const redirects = new Map(siteCatalog.redirects.map(({ term, url }) => [getPhraseKey(term, { language, stopKeys }), url]));
  const { meanings, modifiers, words, phrases } = draft;
  return { language, vocabulary, meanings, modifiers, stopKeys, words, phrases, redirects };
}

/** The key of a phrase; for one of stop words only, the key of these. */
export function getPhraseKey(phrase: string, { language, stopKeys }: Pick<Lexicon, 'language' | 'stopKeys'>): string {
  const keys = tokenizeSearch(phrase, language).map(({ key }) => key);
  const telling = keys.filter((key) => !stopKeys.has(key));
  return (telling.length > 0 ? telling : keys).join(' ');
}

const known = new WeakMap<SiteCatalog, Lexicon>();

/**
 * Caches the lexicon for each reading of the catalog's labels.
 * @see buildLexicon
 */
export function getLexicon(language: ShopLanguage, siteCatalog: SiteCatalog): Lexicon {
  const lexicon = known.get(siteCatalog) ?? buildLexicon(language, siteCatalog);
  known.set(siteCatalog, lexicon);
  return lexicon;
}
