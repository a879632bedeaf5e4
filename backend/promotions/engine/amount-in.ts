import type { Amounts } from '#generated/promotions/types.ts';
import { fromWire, type Minor } from '../../money/minor-units.ts';

/** An amount in minor units; null if it lacks the currency or has more decimals than it. */
export function getAmount(amounts: Amounts, currency: string): Minor | null {
  const amount = (amounts as Readonly<Record<string, number | undefined>>)[currency];
  return amount === undefined ? null : fromWire(amount);
}
