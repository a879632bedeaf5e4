import { CAD, EUR, GBP, USD } from 'dinero.js';

/** An amount in the smallest unit of its currency: 1995 is 19 dollars 95 cents. */
export type Minor = number;

/** Minor units of one major unit, by currency. */
const scales = new Map<string, number>([CAD, EUR, GBP, USD].map(({ code, base, exponent }) => [code, base ** exponent]));

/**
 * As the contract writes it: a decimal number in the major unit. A division is rounded to the number that stands nearest, as the decimal
 * text would be read. Throws RangeError for a currency that no site sells in, and for a part of a minor unit.
 */
export function toWire(amount: Minor, currency: string): number {
  const scale = scales.get(currency);
  if (scale === undefined) throw new RangeError(`[cairn] [money] no site sells in "${currency}"`);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`[cairn] [money] ${amount} is not a whole number of minor units`);
  return amount / scale;
}

/** A decimal amount of a request in minor units; more decimals than the currency has are null. */
export function fromWire(amount: number): Minor | null {
  const minor = Math.round(amount * 100);
  return Math.abs(minor - amount * 100) < 1e-6 ? minor : null;
}
