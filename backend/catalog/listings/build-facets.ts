import { kinds } from '../seed/kinds.ts';
import { fitLabel, fitOrder, sizeLabel, sizeOrder } from '../sizes.ts';
import { features } from '../words/features.ts';
import { genderLabels } from '../words/listing-words.ts';
import type { SoldStyle } from './build-card.ts';
import { isInStep, priceSteps, stepLabel, stepValue } from './price-steps.ts';

/** A value of a facet as listings are found by it and shoppers read it. */
export interface FacetEntry {
  /** `<facet>=<value>`. */
  readonly token: string;
  readonly label: string;
  readonly swatch: string | null;
  readonly position: number;
}

const kindOrder = Object.keys(kinds);
const genderOrder = Object.keys(genderLabels);
const featureOrder = Object.keys(features);

/** Every facet value that a style is found by in a site. */
export function buildFacets(sold: SoldStyle, categoryNames: ReadonlyMap<string, string>): FacetEntry[] {
  const { style, site, language, prices } = sold;
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
    entry('gender', style.gender, genderLabels[style.gender]?.[language] ?? style.gender, genderOrder.indexOf(style.gender)),
    ...(plural ? [entry('kind', style.kind, plural, kindOrder.indexOf(style.kind))] : []),
    ...style.sizes
      .filter((size) => size !== 'OS')
      .map((size) => entry('size', size, sizeLabel(size, null, site.country, language), sizeOrder.get(size) ?? 0)),
    ...style.fits.map((fit) => entry('fitType', fit, fitLabel(fit, language), fitOrder.indexOf(fit))),
    ...style.colours
      .filter(({ code, slug }) => prices.has(code) && slug !== '')
      .map(({ slug, names, swatch, position }) => entry('color', slug, names[language] ?? slug, position, swatch)),
    ...priceSteps
      .map((step, i) => [step, i] as const)
      .filter(([step]) => isInStep(current, step))
      .map(([step, i]) => entry('price', stepValue(step), stepLabel(step, site, language), i)),
    ...style.features.map((id) => entry('feature', id, features[id as keyof typeof features]?.[language] ?? id, featureOrder.indexOf(id))),
  ];
}
