import { fromWire, type Minor } from '../../money/minor-units.ts';

/** Minor units of a decimal text with a point; null unless it is a positive amount of at most two decimals. */
export function parsePrice(amount: string): Minor | null {
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(amount)) return null;
  const minor = fromWire(Number(amount));
  return minor === null || minor === 0 ? null : minor;
}
