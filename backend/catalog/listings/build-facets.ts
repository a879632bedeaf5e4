import { genderMessages } from '#generated/messages/gender/all.ts';
import { productFeatureMessages } from '#generated/messages/product-feature/all.ts';
import type { Gender } from '../labels/worded.ts';
import { kinds } from '../labels/kinds.ts';
import { fitLabel, fitOrder, sizeLabel, sizeOrder } from '../sizes.ts';
import { featureIds } from '../labels/features.ts';
import { labelOf } from '../labels/label-of.ts';
import type { SoldStyle } from './build-card.ts';
import { isInStep, priceSteps, stepLabel, stepValue } from './price-steps.ts';

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
function audiencesOf(gender: string): readonly string[] {
  return gender === 'unisex' ? ['men', 'women', gender] : [gender];
}

/** All facet values of a style on a site. */
export function buildFacets(sold: SoldStyle, categoryNames: ReadonlyMap<string, string>): FacetEntry[] {
  const { style, site, language, locale, prices } = sold;
  const entry = (facet: string, value: string, label: string, position: number, swatch: string | null = null): FacetEntry => ({
    token: `${facet}=${value}`,
    label,
    swatch,
    position,
  });
  const current = [...prices.values()].map(({ currentMinor }) => currentMinor)[0] ?? 0;
  const plural = kinds[style.kind]?.plural[language];
  return [
    ...style.categories.map((id) => entry('category', id, categoryNames.get(`${id} ${language}`) ?? id, Number(id))),
    ...audiencesOf(style.gender).map((gender) =>
      entry('gender', gender, labelOf(genderMessages, gender, locale), genderOrder.indexOf(gender)),
    ),
    ...(plural ? [entry('kind', style.kind, plural, kindOrder.indexOf(style.kind))] : []),
    ...style.sizes
      .filter((size) => size !== 'OS')
      .map((size) => entry('size', size, sizeLabel(size, null, site.country, locale), sizeOrder.get(size) ?? 0)),
    ...style.fits.map((fit) => entry('fitType', fit, fitLabel(fit, locale), fitOrder.indexOf(fit))),
    ...style.colors
      .filter(({ code, slug }) => prices.has(code) && slug !== '')
      .map(({ slug, names, swatch, position }) => entry('color', slug, names[language] ?? slug, position, swatch)),
    ...priceSteps
      .map((step, i) => [step, i] as const)
      .filter(([step]) => isInStep(current, step))
      .map(([step, i]) => entry('price', stepValue(step), stepLabel(step, sold), i)),
    ...style.features.map((id) => entry('feature', id, labelOf(productFeatureMessages, id, locale), featureOrder.indexOf(id))),
  ];
}
