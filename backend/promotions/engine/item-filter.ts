import type { PromotionItems } from '#generated/promotions/types.ts';
import type { FactLine } from './facts.ts';

/** A promotion's items, prepared for fast lookups. */
export interface ItemFilter {
  /** Null for all items. */
  readonly includes: { readonly categories: ReadonlySet<string>; readonly styles: ReadonlySet<string> } | null;
  /** True for an excepted item. */
  isExcepted(line: FactLine): boolean;
}

export function createItemFilter({ categories, styles, except }: PromotionItems = {}): ItemFilter {
  const includes = categories || styles ? { categories: new Set(categories), styles: new Set(styles) } : null;
  const excepted = { categories: new Set(except?.categories), styles: new Set(except?.styles), isReduced: except?.reduced === true };
  return {
    includes,
    isExcepted: (line) =>
      (excepted.isReduced && line.isReduced) ||
      excepted.styles.has(line.styleId) ||
      (excepted.categories.size > 0 && line.categoryIds.some((id) => excepted.categories.has(id))),
  };
}

export function matchesItems({ includes, isExcepted }: ItemFilter, line: FactLine): boolean {
  const isIncluded = !includes || includes.styles.has(line.styleId) || line.categoryIds.some((id) => includes.categories.has(id));
  return isIncluded && !isExcepted(line);
}
