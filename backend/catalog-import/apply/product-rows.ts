import { createHash } from 'node:crypto';
import { languages } from '../../catalog/labels/localized-text.ts';
import { slugify } from '../../catalog/slugify.ts';
import type { ImportOptions } from '../import-options.ts';
import type { ImportedColor } from '../imported-product.ts';
import { createInternalGtin } from '../values/parse-gtin.ts';
import type { AssignedProduct } from './assign-styles.ts';

type Row = Record<string, unknown>;

/** Rows of one batch of products, by table. */
export interface ProductRows {
  readonly styles: Row[];
  readonly style_texts: Row[];
  readonly style_categories: Row[];
  readonly colorways: Row[];
  readonly variants: Row[];
  readonly prices: Row[];
  readonly scheduled_prices: Row[];
  readonly stock: Row[];
  readonly imported_pictures: Row[];
}

export interface RowContext {
  readonly options: ImportOptions;
  readonly now: Date;
  /** Keyed by name. */
  readonly colorCodes: ReadonlyMap<string, string>;
  readonly categoriesOf: (path: readonly string[]) => readonly string[];
}

export const createProductRows = (): ProductRows => ({
  styles: [],
  style_texts: [],
  style_categories: [],
  colorways: [],
  variants: [],
  prices: [],
  scheduled_prices: [],
  stock: [],
  imported_pictures: [],
});

const oneSize = 'OS';
const createPictureId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 24);

/** The size in a sku: letters, digits and a few symbols; a hash if no such character remains. */
function toSizeCode(size: string): string {
  const code = size.replaceAll(/\s+/g, '-').replaceAll(/[^A-Za-z0-9._/-]/g, '');
  const isFaithful = code.length > 0 && code.length <= 20 && code.length === size.length;
  return isFaithful ? code : `${code.slice(0, 12)}${createHash('sha256').update(size).digest('hex').slice(0, 6)}`;
}

function addColor(
  rows: ProductRows,
  styleId: string,
  color: ImportedColor,
  position: number,
  { options, now, colorCodes }: RowContext,
): void {
  const [{ brand }] = options.sites;
  const code = colorCodes.get(color.name);
  const pictures = color.pictures.map((url) => ({ id: createPictureId(url), url }));
  rows.imported_pictures.push(...pictures);
  const ids = pictures.length > 0 ? pictures.map(({ id }) => id) : ['none'];
  const gallery = ids.map((id) => ({ type: 'image', view: 'imported', src: `/media/${brand}/image/upload/v1/imported/${id}` }));
  rows.colorways.push({ style_id: styleId, color_code: code, position, listed: true, gallery });
  const { originalMinor, sale } = color;
  const applies = sale && (!sale.period || (new Date(sale.period.startsAt) <= now && now < new Date(sale.period.endsAt)));
  for (const { id: siteId, currency } of options.sites) {
    const key = { style_id: styleId, color_code: code, site_id: siteId };
    rows.prices.push({ ...key, currency, original_minor: originalMinor, current_minor: applies ? sale.minor : originalMinor });
    if (sale?.period && new Date(sale.period.endsAt) > now)
      rows.scheduled_prices.push({ ...key, current_minor: sale.minor, starts_at: sale.period.startsAt, ends_at: sale.period.endsAt });
  }
}

function addTexts(rows: ProductRows, { product, styleId, stored }: AssignedProduct, { language }: ImportOptions): void {
  const own = new Set(stored?.languages ?? []).difference(new Set([language]));
  const text = {
    style_id: styleId,
    name: product.title,
    slug: slugify(product.title) || 'product',
    kind_label: product.kindLabel,
    tagline: product.description.split('\n')[0]?.slice(0, 160) || product.title,
    description: product.description,
    features: product.highlights,
    material: product.material,
    care: '',
  };
  rows.style_texts.push(...languages.filter((each) => !own.has(each)).map((each) => ({ ...text, language: each })));
}

/** Adds all rows of a product. */
export function addProductRows(rows: ProductRows, assigned: AssignedProduct, context: RowContext): void {
  const { product, styleId } = assigned;
  const { options, now, colorCodes, categoriesOf } = context;
  const [{ brand }] = options.sites;
  const categoryIds = categoriesOf(product.categoryPath);
  rows.styles.push({
    id: styleId,
    brand,
    kind: 'imported',
    gender: product.gender,
    season: 'CORE',
    badge: null,
    eyebrow: null,
    size_scale: 'imported',
    size_chart: null,
    features: [],
    digital: false,
    max_qty: 99,
    notify_me: true,
    rating_score: null,
    rating_count: 0,
    rank: 500,
    released_on: now.toISOString().slice(0, 10),
    category_id: categoryIds.at(-1),
  });
  addTexts(rows, assigned, options);
  rows.style_categories.push(...categoryIds.map((id) => ({ style_id: styleId, category_id: id })));
  product.colors.forEach((color, position) => addColor(rows, styleId, color, position, context));
  product.variants.forEach(({ color, size, gtin, quantity }, position) => {
    const code = colorCodes.get(color) ?? '';
    const sku = `${brand.toUpperCase()}:${styleId}:${code}:${toSizeCode(size || oneSize)}::1:`;
    const variant = {
      sku,
      style_id: styleId,
      color_code: code,
      size: size || oneSize,
      fit: '',
      position,
      upc: gtin ?? createInternalGtin(sku),
    };
    rows.variants.push(variant);
    rows.stock.push(...options.sites.map(({ id }) => ({ sku, location: id, quantity })));
  });
}
