import { findCountry } from '../countries/countries.ts';
import { maskInput } from './mask-input.ts';

/**
 * Applies the phone mask of a shop's country to an input.
 * @param locale Locale of the shop, e.g. "en-us"
 */
export function maskByLocale(input: HTMLInputElement, event: Event, locale: string): void {
  const country = findCountry(locale.split('-').at(-1)?.toUpperCase());
  if (country) maskInput(input, event, country);
}
