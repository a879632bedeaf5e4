import { readFileSync } from 'node:fs';
import type { Promotion } from '#generated/promotions/types.ts';

/** The threshold of a brand's free shipping promotion in a currency. */
export function getFreeShippingThreshold(brand: string, currency: string): number {
  const { minimum } = JSON.parse(readFileSync(`demo/content/${brand}/promotions/free-shipping.json`, 'utf8')) as Promotion;
  const amounts: Readonly<Record<string, number | undefined>> = { ...minimum?.amount };
  return amounts[currency] ?? Number.NaN;
}
