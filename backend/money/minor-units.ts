import { CAD, EUR, GBP, USD, dinero, toDecimal, type Dinero } from 'dinero.js';

/** An amount in the smallest unit of its currency: 1995 is 19 dollars 95 cents. */
export type Minor = number;

const currencies = { CAD, EUR, GBP, USD } as const;
type KnownCurrency = keyof typeof currencies;

function isKnownCurrency(code: string): code is KnownCurrency {
  return code in currencies;
}

/** Throws RangeError for a currency that no site sells in, and for a part of a minor unit. */
function moneyOf(amount: Minor, currency: string): Dinero<number> {
  if (!isKnownCurrency(currency)) throw new RangeError(`[cairn] [money] no site sells in "${currency}"`);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`[cairn] [money] ${amount} is not a whole number of minor units`);
  return dinero({ amount, currency: currencies[currency] });
}

/** As the contract writes it: a decimal number in the major unit. */
export function toWire(amount: Minor, currency: string): number {
  return Number(toDecimal(moneyOf(amount, currency)));
}

/** A decimal amount of a request in minor units; more decimals than the currency has are null. */
export function fromWire(amount: number): Minor | null {
  const minor = Math.round(amount * 100);
  return Math.abs(minor - amount * 100) < 1e-6 ? minor : null;
}
