import type { ShopLanguage, ShopSite } from '../../sites/shop-site.ts';

/** Both ends are in it. Major units. */
export interface PriceStep {
  readonly low: number;
  /** Null where it is open. */
  readonly high: number | null;
}

const edges = [0, 25, 50, 100, 150, 200, 300];

/** The ranges that the price facet offers. */
export const priceSteps: readonly PriceStep[] = edges.map((low, i) => ({ low, high: edges[i + 1] ?? null }));

export const stepValue = ({ low, high }: PriceStep): string => `${low}-${high ?? ''}`;

export const isInStep = (minor: number, { low, high }: PriceStep): boolean => minor >= low * 100 && (high === null || minor <= high * 100);

/** `100-200`, `19.5-40`, `-50`, `300-`; null where it is none. */
export function parseStep(value: string): PriceStep | null {
  const found = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/.exec(value);
  if (!found || value === '-') return null;
  const low = Number(found[1] ?? 0);
  const high = found[2] === undefined ? null : Number(found[2]);
  return high !== null && high < low ? null : { low, high };
}

const open: Readonly<Record<ShopLanguage, readonly [under: string, over: string]>> = {
  en: ['Under {price}', '{price} and over'],
  fr: ['Moins de {price}', '{price} et plus'],
  de: ['Unter {price}', 'Ab {price}'],
};

/** "$100–$200", as the site writes money; CAD says its code. */
export function stepLabel({ low, high }: PriceStep, site: ShopSite, language: ShopLanguage): string {
  const format = new Intl.NumberFormat(`${language}-${site.country}`, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: site.currency === 'CAD' ? 'code' : 'narrowSymbol',
    maximumFractionDigits: Number.isInteger(low) && (high === null || Number.isInteger(high)) ? 0 : 2,
  });
  const [under, over] = open[language];
  if (high === null) return over.replace('{price}', format.format(low));
  return low === 0 ? under.replace('{price}', format.format(high)) : `${format.format(low)}–${format.format(high)}`;
}
