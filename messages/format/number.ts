import { remember } from './remember.ts';

/** @param languageTag BCP 47, e.g. "fr-CA". */
export function formatNumber(value: number, languageTag: string, options?: Intl.NumberFormatOptions): string {
  const key = `${languageTag} number ${options ? JSON.stringify(options) : ''}`;
  return remember(key, () => new Intl.NumberFormat(languageTag, options)).format(value);
}
