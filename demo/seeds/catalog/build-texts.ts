import { care } from '#backend/catalog/labels/kinds.ts';
import { editionCopy } from './editions.ts';
import type { SeedStyle } from './build-style.ts';
import { languages, type Gender, type Language, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { regionalLanguages, type RegionalLanguage } from '#backend/catalog/regional-language.ts';
import { slugify } from '#backend/catalog/slugify.ts';

const forWhom: Readonly<Record<Gender, LocalizedText>> = {
  men: { en: 'Men’s {kind}', fr: '{kind} homme', de: '{kind} für Herren' },
  women: { en: 'Women’s {kind}', fr: '{kind} femme', de: '{kind} für Damen' },
  kids: { en: 'Kids’ {kind}', fr: '{kind} enfant', de: '{kind} für Kinder' },
  unisex: { en: 'Unisex {kind}', fr: '{kind} mixte', de: '{kind}, unisex' },
};

type TextLanguage = Language | RegionalLanguage;

const getLanguage = (language: TextLanguage): Language => (language === 'en-GB' ? 'en' : language);
const translate = (text: LocalizedText, language: TextLanguage): string => text[language] ?? text[getLanguage(language)];

/** The name of a style. French puts the noun first, English last, and German joins it to the model by a hyphen. */
function buildName({ model, kind, edition }: SeedStyle, language: TextLanguage): string {
  const noun = translate(kind.noun, language);
  const parts = {
    en: [model.name, edition.word, noun],
    fr: [noun, model.name, edition.word],
    de: [`${model.name}-${noun}`, edition.word],
  }[getLanguage(language)];
  return parts.filter(Boolean).join(' ');
}

function getKindLabel({ kind, edition }: SeedStyle, language: TextLanguage): string {
  const noun = translate(kind.noun, language);
  const label = translate(forWhom[edition.gender], language).replace('{kind}', getLanguage(language) === 'en' ? noun.toLowerCase() : noun);
  // "Chaussettes" is plural in both forms, and its adjective agrees with it.
  return language === 'fr' && kind.noun.fr === kind.plural.fr ? label.replace(/ mixte$/, ' mixtes') : label;
}

function buildTextRow(style: SeedStyle, language: TextLanguage): Record<string, unknown> {
  const { model, kind, edition } = style;
  const extra = editionCopy[edition.word] ?? (/\d L$/.test(edition.word) ? editionCopy.volume : undefined);
  const name = buildName(style, language);
  const sentences = [model.tagline, model.story, ...(extra ? [extra.sentence] : [])].map((text) => translate(text, language));
  return {
    style_id: style.id,
    language,
    name,
    slug: slugify(name),
    kind_label: getKindLabel(style, language),
    tagline: translate(model.tagline, language),
    description: sentences.join(' '),
    features: kind.points.map((point) => translate(point, language)),
    material: translate(kind.material, language),
    care: translate(care[kind.care] ?? { en: '', fr: '', de: '' }, language),
  };
}

/** A row of style_texts for each language, and for a regional language if the kind has another name there. */
export function buildTextRows(style: SeedStyle): Record<string, unknown>[] {
  const regional = regionalLanguages.filter((language) => style.kind.noun[language] !== undefined);
  return [...languages, ...regional].map((language) => buildTextRow(style, language));
}
