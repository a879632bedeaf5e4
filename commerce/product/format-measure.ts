import { formatNumber } from '#messages/format/number.ts';
import type { Measure } from '#generated/openapi/products.ts';

const INCHES_PER_FOOT = 12;
const unitNames = { g: 'gram', oz: 'ounce', cm: 'centimeter' } as const;

/** E.g. "178 cm", "14.8 oz"; inches of a person's height as feet and inches: 5′10″. */
export function formatMeasure({ value, unit }: Measure, languageTag: string): string {
  if (unit === 'in') return `${Math.floor(value / INCHES_PER_FOOT)}′${value % INCHES_PER_FOOT}″`;
  return formatNumber(value, languageTag, { style: 'unit', unit: unitNames[unit], maximumFractionDigits: 1 });
}
