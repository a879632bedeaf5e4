import { care } from '#backend/catalog/labels/kinds.ts';
import { editionCopy } from './editions.ts';
import type { SeedStyle } from './build-style.ts';
import { languages, type Gender, type Language, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { slugify } from '#backend/catalog/slugify.ts';

const forWhom: Readonly<Record<Gender, LocalizedText>> = {
  men: { en: 'Men’s {kind}', fr: '{kind} homme', de: '{kind} für Herren' },
  women: { en: 'Women’s {kind}', fr: '{kind} femme', de: '{kind} für Damen' },
  kids: { en: 'Kids’ {kind}', fr: '{kind} enfant', de: '{kind} für Kinder' },
  unisex: { en: 'Unisex {kind}', fr: '{kind} mixte', de: '{kind}, unisex' },
};

/** The name of a style: in French the noun comes first, in English and German last. */
function buildName({ model, kind, edition }: SeedStyle, language: Language): string {
  const parts = language === 'fr' ? [kind.noun.fr, model.name, edition.word] : [model.name, edition.word, kind.noun[language]];
  return parts.filter(Boolean).join(' ');
}

const getKindLabel = ({ kind, edition }: SeedStyle, language: Language): string =>
  forWhom[edition.gender][language].replace('{kind}', language === 'en' ? kind.noun.en.toLowerCase() : kind.noun[language]);

/** A row of style_texts for each language. */
export function buildTextRows(style: SeedStyle): Record<string, unknown>[] {
  const { model, kind, edition } = style;
  const extra = editionCopy[edition.word] ?? (/\d L$/.test(edition.word) ? editionCopy.volume : undefined);
  return languages.map((language) => {
    const name = buildName(style, language);
    const sentences = [model.tagline, model.story, ...(extra ? [extra.sentence] : [])].map((text) => text[language]);
    return {
      style_id: style.id,
      language,
      name,
      slug: slugify(name),
      kind_label: getKindLabel(style, language),
      tagline: model.tagline[language],
      description: sentences.join(' '),
      features: kind.points.map((point) => point[language]),
      material: kind.material[language],
      care: care[kind.care]?.[language] ?? '',
    };
  });
}
