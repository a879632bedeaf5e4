type Row = Record<string, unknown>;

/** Rows by table, in insertion order. */
export interface CatalogRows {
  readonly categories: Row[];
  readonly category_texts: Row[];
  readonly colors: Row[];
  readonly styles: Row[];
  readonly style_texts: Row[];
  readonly style_categories: Row[];
  readonly colorways: Row[];
  readonly variants: Row[];
  readonly prices: Row[];
  readonly stores: Row[];
  readonly collection_points: Row[];
  readonly search_terms: Row[];
  readonly product_sets: Row[];
  readonly product_set_texts: Row[];
  readonly product_set_parts: Row[];
}

export const createRows = (): CatalogRows => ({
  categories: [],
  category_texts: [],
  colors: [],
  styles: [],
  style_texts: [],
  style_categories: [],
  colorways: [],
  variants: [],
  prices: [],
  stores: [],
  collection_points: [],
  search_terms: [],
  product_sets: [],
  product_set_texts: [],
  product_set_parts: [],
});
