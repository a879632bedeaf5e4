import type { ShopContext } from '#backend/sites/shop-site.ts';
import type { CatalogRows } from '#demo/seeds/catalog/catalog-rows.ts';
import type { MockCategory, MockStyle, MockVariant } from '#contract/mock/catalog/mock-catalog.ts';

export interface DemoStyle {
  readonly id: string;
  readonly brand: string;
  readonly audience: MockStyle['audience'];
  /** Size scale of the style. */
  readonly scale: string;
  readonly sizeChart: string | null;
  readonly maxQty: number;
  readonly homeCategoryId: string;
}

interface StyleRow {
  readonly id: string;
  readonly brand: string;
  readonly gender: MockStyle['audience'];
  readonly size_scale: string;
  readonly size_chart: string | null;
  readonly max_qty: number;
  readonly category_id: string;
  readonly rank: number;
}

interface TextRow {
  readonly style_id: string;
  readonly language: string;
  readonly name: string;
  readonly slug: string;
  readonly kind_label: string;
  readonly tagline: string;
  readonly description: string;
  readonly features: readonly string[];
}

interface ColorwayRow {
  readonly style_id: string;
  readonly color_code: string;
  readonly listed: boolean;
  readonly gallery: readonly { readonly type: string; readonly src: string; readonly view: string }[];
}

interface VariantRow {
  readonly sku: string;
  readonly style_id: string;
  readonly color_code: string;
  readonly size: string;
  readonly fit: string;
  readonly upc: string;
}

interface PriceRow {
  readonly style_id: string;
  readonly color_code: string;
  readonly site_id: string;
  readonly current_minor: number;
  readonly original_minor: number;
}

interface ColorRow {
  readonly brand: string;
  readonly code: string;
  readonly swatch: string;
  readonly names: Readonly<Record<'en' | 'fr' | 'de', string>>;
}

interface CategoryRow {
  readonly id: string;
  readonly brand: string;
  readonly parent_id: string | null;
}

interface CategoryTextRow {
  readonly category_id: string;
  readonly language: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
}

/** The seeds of the example shop's catalog, by key. */
export type DemoRows = ReturnType<typeof readDemoRows>;

export function readDemoRows(rows: CatalogRows) {
  // Seeds write untyped rows for any table.
  const texts = createIndex(rows.style_texts as unknown as TextRow[], (row) => `${row.style_id} ${row.language}`);
  const prices = createIndex(rows.prices as unknown as PriceRow[], (row) => `${row.style_id} ${row.color_code} ${row.site_id}`);
  const colors = createIndex(rows.colors as unknown as ColorRow[], ({ brand, code }) => `${brand} ${code}`);
  const colorways = Map.groupBy(rows.colorways as unknown as ColorwayRow[], (row) => row.style_id);
  const variants = Map.groupBy(rows.variants as unknown as VariantRow[], (row) => row.style_id);
  const ofStyles = rows.style_categories as unknown as { readonly style_id: string; readonly category_id: string }[];
  const categoryIds = Map.groupBy(ofStyles, (row) => row.style_id);
  const categoryTexts = createIndex(rows.category_texts as unknown as CategoryTextRow[], (row) => `${row.category_id} ${row.language}`);
  return {
    /** In the order of a listing. */
    styles: (rows.styles as unknown as StyleRow[])
      .toSorted((a, b) => b.rank - a.rank)
      .map((row): DemoStyle => ({
        id: row.id,
        brand: row.brand,
        audience: row.gender,
        scale: row.size_scale,
        sizeChart: row.size_chart,
        maxQty: row.max_qty,
        homeCategoryId: row.category_id,
      })),
    text(styleId: string, language: string) {
      const row = texts.get(`${styleId} ${language}`);
      if (!row) throw new Error(`[cairn] [mock] the seeds lack a text of ${styleId} in ${language}`);
      const { name, slug, kind_label: kind, tagline, description, features } = row;
      return { name, slug, kind, tagline, description, features };
    },
    price(styleId: string, code: string, siteId: string) {
      const row = prices.get(`${styleId} ${code} ${siteId}`);
      return row && { currentMinor: row.current_minor, originalMinor: row.original_minor };
    },
    color: (brand: string, code: string) => colors.get(`${brand} ${code}`),
    colorways: (styleId: string) =>
      (colorways.get(styleId) ?? []).filter(({ listed }) => listed).map(({ color_code: code, gallery }) => ({ code, gallery })),
    variants: (styleId: string): MockVariant[] =>
      (variants.get(styleId) ?? []).map(({ sku, upc, color_code: color, size, fit }) => ({ sku, upc, color, size, fit })),
    categoriesOf: (styleId: string): string[] => (categoryIds.get(styleId) ?? []).map((row) => row.category_id),
    categories: ({ site, language }: ShopContext): MockCategory[] =>
      (rows.categories as unknown as CategoryRow[])
        .filter(({ brand }) => brand === site.brand)
        .flatMap(({ id, parent_id: parentId }) => {
          const text = categoryTexts.get(`${id} ${language}`);
          if (!text) return [];
          const { name, slug, description } = text;
          return [{ id, parentId, name, slug, ...(description !== null && { description }) }];
        }),
  };
}

const createIndex = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));
