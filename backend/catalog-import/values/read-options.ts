import type { SourceVariant } from '../source-item.ts';

const colorNames = /^(?:colou?rs?|farbe|couleur|coloris)$/i;
const sizeNames = /^(?:(?:shoe |schuh)?(?:size|größe|grösse)|taille|pointure)$/i;
const longest = 40;

export interface VariantOptions {
  /** '' without a choice of color. */
  readonly color: string;
  /** '' without a choice of size. Options other than color and size are appended. */
  readonly size: string;
}

/** Filters separate their values by bars. */
const cleanValue = (value: string): string => value.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();

/** Reads a variant's options by their names; null if a value is too long. */
export function readOptions({ options }: SourceVariant): VariantOptions | null {
  const color = options.filter(({ name }) => colorNames.test(name)).map(({ value }) => cleanValue(value));
  const sizes = options.filter(({ name }) => sizeNames.test(name)).map(({ value }) => cleanValue(value));
  const others = options.filter(({ name }) => !colorNames.test(name) && !sizeNames.test(name)).map(({ value }) => cleanValue(value));
  const found = { color: color.join(' / '), size: [...sizes, ...others].join(' / ') };
  return found.color.length <= longest && found.size.length <= longest ? found : null;
}
