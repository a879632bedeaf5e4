import { CAD, EUR, GBP, USD } from 'dinero.js';

/** An amount in the smallest unit of its currency: 1995 is $19.95. */
export type Minor = number;

/** Minor units per major unit, by currency. */
const scales = new Map<string, number>([CAD, EUR, GBP, USD].map(({ code, base, exponent }) => [code, base ** exponent]));

/**
 * Formats an amount as in the contract: a decimal number in the major unit, the double nearest to the decimal text.
 * @throws RangeError for an unknown currency or a fraction of a minor unit
 */
export function toWire(amount: Minor, currency: string): number {
  const scale = scales.get(currency);
  if (scale === undefined) throw new RangeError(`[cairn] [money] no site sells in "${currency}"`);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`[cairn] [money] ${amount} is not a whole number of minor units`);
  return amount / scale;
}

/** Converts a decimal amount of a request to minor units; null if it has more decimals than the currency. */
export function fromWire(amount: number): Minor | null {
  const minor = Math.round(amount * 100);
  return Math.abs(minor - amount * 100) < 1e-6 ? minor : null;
}
