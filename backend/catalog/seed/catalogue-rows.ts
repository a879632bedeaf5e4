type Row = Record<string, unknown>;

/** Rows by table, in the order in which they can be written. */
export interface CatalogueRows {
  readonly categories: Row[];
  readonly category_texts: Row[];
  readonly colours: Row[];
  readonly styles: Row[];
  readonly style_texts: Row[];
  readonly style_categories: Row[];
  readonly colourways: Row[];
  readonly variants: Row[];
  readonly prices: Row[];
  readonly stores: Row[];
}

export const createRows = (): CatalogueRows => ({
  categories: [],
  category_texts: [],
  colours: [],
  styles: [],
  style_texts: [],
  style_categories: [],
  colourways: [],
  variants: [],
  prices: [],
  stores: [],
});
