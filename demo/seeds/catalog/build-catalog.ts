import { buildCollectionPointRows } from '../stores/collection-points.ts';
import { seedStores, buildStoreRow } from '../stores/stores.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { addSets } from '../sets/add-sets.ts';
import { buildStyle, getCategories, getGallery, getHomeCategory, type SeedStyle } from './build-style.ts';
import { buildTextRows } from './build-texts.ts';
import { createRows, type CatalogRows } from './catalog-rows.ts';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { solvaneModels } from './models-solvane.ts';
import { tarnfellModels } from './models-tarnfell.ts';
import { createArticleNumber, priceLevel, roundToRetailPrice } from './seed-values.ts';
import { languages } from '#backend/catalog/labels/localized-text.ts';
import { slugify } from '#backend/catalog/slugify.ts';
import { addSearchTerms } from './search-terms.ts';
import { buildFactRow } from './style-facts.ts';
import { addGiftCards } from './gift-cards.ts';
import { specialStyles } from './special-styles.ts';

/** The last day of the season's reductions. */
const saleEnd = '2027-01-31';
const siblings = [0, 1, 2, 3, 4, 5];

/** Every style of both brands with illustrations. */
export const buildSeedStyles = (): SeedStyle[] =>
  [...tarnfellModels, ...solvaneModels].flatMap((model) => siblings.map((sibling) => buildStyle(model, sibling)));

function addCategories(rows: CatalogRows): void {
  for (const brand of ['tarnfell', 'solvane'] as const) {
    categories[brand].forEach(({ id, parentId, name, description }, position) => {
      rows.categories.push({ id, brand, parent_id: parentId, position });
      for (const language of languages) {
        const text = { name: name[language], slug: slugify(name[language]), description: description?.[language] ?? null };
        rows.category_texts.push({ category_id: id, language, ...text });
      }
    });
    colors[brand].forEach(({ slug, code, swatch, name }, position) =>
      rows.colors.push({ brand, code, slug, swatch, position, names: name }),
    );
  }
}

function addPrices(rows: CatalogRows, style: SeedStyle, codes: readonly string[]): void {
  for (const site of shopSites.filter(({ brand }) => brand === style.model.brand)) {
    const level = (style.model.baseMinor * style.edition.percent * (priceLevel[site.country] ?? 100)) / 10_000;
    const original = roundToRetailPrice(Math.round(level));
    codes.forEach((code, i) => {
      const reduced = style.reduction && i < style.reduction.colors ? (original * (100 - style.reduction.percent)) / 100 : original;
      rows.prices.push({
        style_id: style.id,
        color_code: code,
        site_id: site.id,
        currency: site.currency,
        original_minor: original,
        current_minor: Math.round(reduced),
      });
    });
  }
}

function addVariants(rows: CatalogRows, style: SeedStyle): void {
  const brand = style.model.brand.toUpperCase();
  let position = 0;
  const add = (color: string, size: string, fit: string): void => {
    const sku = `${brand}:${style.id}:${color}:${size}:${fit}:1:`;
    rows.variants.push({
      sku,
      style_id: style.id,
      color_code: color,
      size,
      fit,
      position,
      upc: createArticleNumber(10_000 + rows.variants.length),
    });
    position += 1;
  };
  if (style.id === specialStyles.withoutVariants) return add('', '', '');
  for (const { code } of style.colors) {
    for (const size of style.sizes) for (const fit of style.fits.length > 0 ? style.fits : ['']) add(code, size, fit);
  }
  if (style.id === specialStyles.unlistedColor) add(specialStyles.unlistedColorCode, 'M', '');
}

function addColorways(rows: CatalogRows, style: SeedStyle): void {
  const { id, model } = style;
  const bare = id === specialStyles.withoutVariants;
  style.colors.slice(0, bare ? 1 : undefined).forEach(({ code, slug }, position) => {
    const gallery = getGallery(style, slug);
    const [first] = gallery;
    if (id === specialStyles.film && position === 0 && first) {
      const src = `/media/${model.brand}/video/upload/v1/products/${model.model}/${slug}/turn.mp4`;
      gallery.splice(1, 0, { type: 'video', view: 'turn', src, poster: first.src });
    }
    rows.colorways.push({ style_id: id, color_code: bare ? '' : code, position, listed: !bare, gallery });
  });
  if (id === specialStyles.unlistedColor) {
    const gallery = getGallery(style, style.colors[0]?.slug ?? '');
    rows.colorways.push({ style_id: id, color_code: specialStyles.unlistedColorCode, position: 99, listed: false, gallery });
  }
}

function addStyle(rows: CatalogRows, style: SeedStyle): void {
  const { id, model, kind, edition } = style;
  const soldOut = specialStyles.soldOut.some((known) => known === id);
  rows.styles.push({
    id,
    brand: model.brand,
    kind: model.kind,
    gender: edition.gender,
    season: style.season,
    badge: style.badge,
    eyebrow: null,
    size_scale: style.scale,
    size_chart: style.scale === 'one' ? null : `${edition.gender}-${kind.chart}`,
    features: style.features,
    digital: false,
    max_qty: kind.maxQty,
    notify_me: soldOut || (id !== specialStyles.withoutVariants && style.season !== 'SS26'),
    // Computed from its reviews once these are written.
    rating_score: null,
    rating_count: 0,
    rank: style.rank,
    released_on: style.releasedOn,
    category_id: getHomeCategory(style),
    ...buildFactRow(style),
    sale_ends_on: style.reduction === null ? null : saleEnd,
    custom_amounts: null,
  });
  rows.style_texts.push(...buildTextRows(style));
  for (const category of getCategories(style)) rows.style_categories.push({ style_id: id, category_id: category });
  addColorways(rows, style);
  addVariants(rows, style);
  const unlisted = id === specialStyles.unlistedColor ? [specialStyles.unlistedColorCode] : [];
  addPrices(rows, style, id === specialStyles.withoutVariants ? [''] : [...style.colors.map(({ code }) => code), ...unlisted]);
}

/** The whole catalog as rows; the same on every machine. */
export function buildCatalog(): CatalogRows {
  const rows = createRows();
  addCategories(rows);
  for (const style of buildSeedStyles()) addStyle(rows, style);
  addGiftCards(rows);
  addSearchTerms(rows);
  addSets(rows);
  for (const store of seedStores) rows.stores.push(buildStoreRow(store));
  rows.collection_points.push(...buildCollectionPointRows());
  return rows;
}
