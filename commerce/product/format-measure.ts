import { formatNumber } from '#messages/format/number.ts';
import type { Measure } from '#generated/openapi/products.ts';

const INCHES_PER_FOOT = 12;
const unitNames = { g: 'gram', oz: 'ounce', cm: 'centimeter' } as const;

/** "178 cm", "14.8 oz"; a length in inches in feet and inches, as people write their height: 5′10″. */
export function formatMeasure({ value, unit }: Measure, languageTag: string): string {
  if (unit === 'in') return `${Math.floor(value / INCHES_PER_FOOT)}′${value % INCHES_PER_FOOT}″`;
  return formatNumber(value, languageTag, { style: 'unit', unit: unitNames[unit], maximumFractionDigits: 1 });
}
