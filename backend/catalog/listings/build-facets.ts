import { genderMessages } from '#generated/messages/gender/all.ts';
import { productFeatureMessages } from '#generated/messages/product-feature/all.ts';
import type { Gender } from '../labels/localized-text.ts';
import { kinds } from '../labels/kinds.ts';
import { getRegionalLanguage } from '../regional-language.ts';
import { getFitLabel, fitOrder, getSizeLabel, sizeOrder } from '../sizes.ts';
import { featureIds } from '../labels/features.ts';
import { getLabel } from '../labels/get-label.ts';
import type { SoldStyle } from './build-card.ts';
import { isInStep, priceSteps, formatStepLabel, formatStepValue } from './price-steps.ts';

/** A value of a facet with its token and label. */
export interface FacetEntry {
  /** `<facet>=<value>`. */
  readonly token: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly position: number;
}

const kindOrder = Object.keys(kinds);
const genderOrder: readonly string[] = ['men', 'women', 'kids', 'unisex'] satisfies Gender[];
const featureOrder: readonly string[] = featureIds;

/** Unisex styles belong to men and women, as in the categories. */
function getAudiences(gender: string): readonly string[] {
  return gender === 'unisex' ? ['men', 'women', gender] : [gender];
}

/** All facet values of a style on a site. */
export function buildFacets(sold: SoldStyle, categoryNames: ReadonlyMap<string, string>): FacetEntry[] {
  const { style, site, language, locale, prices } = sold;
  const createEntry = (facet: string, value: string, label: string, position: number, swatch: string | null = null): FacetEntry => ({
    token: `${facet}=${value}`,
    label,
    swatch,
    position,
  });
  const current = [...prices.values()].map(({ currentMinor }) => currentMinor)[0] ?? 0;
  const plurals = kinds[style.kind]?.plural;
  const plural = plurals?.[getRegionalLanguage(sold) ?? language] ?? plurals?.[language];
  return [
    ...style.categories.map((id) => createEntry('category', id, categoryNames.get(`${id} ${language}`) ?? id, Number(id))),
    ...getAudiences(style.gender).map((gender) =>
      createEntry('gender', gender, getLabel(genderMessages, gender, locale), genderOrder.indexOf(gender)),
    ),
    ...(plural ? [createEntry('kind', style.kind, plural, kindOrder.indexOf(style.kind))] : []),
    ...style.sizes
      .filter((size) => size !== 'OS')
      .map((size) => createEntry('size', size, getSizeLabel(size, null, site.country, locale), sizeOrder.get(size) ?? 0)),
    ...style.fits.map((fit) => createEntry('fitType', fit, getFitLabel(fit, locale), fitOrder.indexOf(fit))),
    ...style.colors
      .filter(({ code, slug }) => prices.has(code) && slug !== '')
      .map(({ slug, names, swatch, position }) => createEntry('color', slug, names[language] ?? slug, position, swatch)),
    ...priceSteps
      .map((step, i) => [step, i] as const)
      .filter(([step]) => isInStep(current, step))
      .map(([step, i]) => createEntry('price', formatStepValue(step), formatStepLabel(step, sold), i)),
    ...style.features.map((id) => createEntry('feature', id, getLabel(productFeatureMessages, id, locale), featureOrder.indexOf(id))),
  ];
}
