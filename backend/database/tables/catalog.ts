import type { GalleryItem } from '#generated/openapi/products.ts';
import type { ColumnType } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

interface CategoriesTable {
  /** Four to ten digits. */
  id: string;
  brand: string;
  parent_id: string | null;
  position: number;
}

interface CategoryTextsTable {
  category_id: string;
  language: string;
  name: string;
  slug: string;
  description: string | null;
}

interface StylesTable {
  /** Eight upper-case letters or digits. */
  id: string;
  brand: string;
  kind: string;
  /** men, women, kids or unisex. */
  gender: string;
  season: string;
  /** NEW or BESTSELLER; SALE is derived from its prices. */
  badge: string | null;
  /** Shown unless the stock requires LOW STOCK or SOLD OUT. */
  eyebrow: string | null;
  size_scale: string;
  size_chart: string | null;
  /** Values of the facet `feature`. */
  features: string[];
  digital: boolean;
  /** Amounts by currency for a gift card whose buyer chooses. The prices of its style are the minimum. */
  custom_amounts: Json<Readonly<Record<string, StoredCustomAmount>>> | null;
  max_qty: number;
  notify_me: boolean;
  rating_score: number | null;
  rating_count: number;
  /** Higher is shown earlier under "best matches". */
  rank: number;
  released_on: string;
  /** The category of its breadcrumbs. */
  category_id: string;
  /** Weight of one unit in a middle size. */
  weight_grams: number | null;
  composition: ColumnType<readonly StoredMaterialPart[], string | undefined, string>;
  /** The last day of its reduced prices, e.g. 2027-01-31. */
  sale_ends_on: string | null;
}

/** Composition of a part of a product; `part` and `fiber` are ids of messages. */
export interface StoredMaterialPart {
  readonly part: string;
  readonly fibers: readonly { readonly fiber: string; readonly percent: number }[];
}

/** Minor units. */
export interface StoredCustomAmount {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Amounts that the page suggests. */
  readonly suggestedMinor: readonly number[];
}

interface StyleTextsTable {
  style_id: string;
  language: string;
  name: string;
  slug: string;
  /** Label of its kind with its audience. */
  kind_label: string;
  tagline: string;
  description: string;
  features: Json<readonly string[]>;
  material: string;
  care: string;
}

interface StyleCategoriesTable {
  style_id: string;
  category_id: string;
}

interface ColorsTable {
  brand: string;
  /** Three upper-case letters or digits, in skus and product ids. */
  code: string;
  /** Readable, in filters and pictures. */
  slug: string;
  swatch: string;
  position: number;
  /** Keyed by language. */
  names: Json<Readonly<Record<string, string>>>;
}

/** A picture or a video of a colorway, without texts. */
export interface StoredMedia {
  readonly type: GalleryItem['type'];
  readonly src: string;
  readonly view: string;
  readonly poster?: string;
  /** The person in the picture; `size` is a code. */
  readonly model?: { readonly name: string; readonly heightCm: number; readonly size: string };
}

interface ColorwaysTable {
  style_id: string;
  color_code: string;
  position: number;
  /** False for a color that only its last variants still have. */
  listed: boolean;
  gallery: Json<readonly StoredMedia[]>;
}

interface VariantsTable {
  sku: string;
  style_id: string;
  color_code: string;
  size: string;
  /** Empty without a choice of fit. */
  fit: string;
  position: number;
  upc: string;
}

interface ProductSetsTable {
  /** S and six digits. */
  id: string;
  brand: string;
  position: number;
  /** Public id of its picture. */
  picture: string;
  withdrawn: boolean;
}

interface ProductSetTextsTable {
  set_id: string;
  language: string;
  name: string;
  slug: string;
  tagline: string;
  description: string;
}

interface ProductSetPartsTable {
  set_id: string;
  position: number;
  style_id: string;
  /** The color that the set proposes; empty for a product without colors. */
  color_code: string;
  qty: number;
}

interface PricesTable {
  style_id: string;
  color_code: string;
  site_id: string;
  currency: string;
  /** Minor units, before a reduction. */
  original_minor: number;
  /** Minor units. */
  current_minor: number;
}

/** The read model of category and search pages: a row for each style, site and language. */
interface ListingsTable {
  site_id: string;
  language: string;
  style_id: string;
  card: Json<unknown>;
  /** `<facet>=<value>`. */
  facets: string[];
  current_minor: number;
  rank: number;
  released_on: string;
  rating_score: number;
}

/** The listings of a site in a language by columns; `backend/catalog/listing-index/` writes and reads the bytes. */
export interface ListingIndexesTable {
  site_id: string;
  language: string;
  /** Changes with each rebuild. */
  version: string;
  /** Ids of the styles in the order of their positions. */
  styles: Uint8Array;
  /** For each position, the index of its category's token. */
  categories: Uint8Array;
  prices: Uint8Array;
  /** Positions in each order, concatenated. */
  orders: Uint8Array;
  /** `<facet>=<value>`. */
  tokens: string[];
  /** The positions of each token, as bits. */
  bits: Uint8Array;
}

/** Listings by searchable word; `backend/catalog/listing-index/postings.ts` writes and reads the bytes. */
interface ListingWordsTable {
  site_id: string;
  language: string;
  /** The word as written or its stem. The prefix `#` marks words with a digit, the suffix `*` prefixes of words. */
  word: string;
  postings: Uint8Array;
}

interface FacetValuesTable {
  site_id: string;
  language: string;
  /** `<facet>=<value>`. */
  token: string;
  label: string;
  swatch: string | null;
  position: number;
  /** Number of listings of the site. */
  uses: number;
}

/** Searchable words of a site in a language, for the correction of typos. */
interface SearchWordsTable {
  site_id: string;
  language: string;
  word: string;
  trigrams: string[];
  /** Number of listings. */
  uses: number;
}

/** Search terms that redirect to a page instead of a list of products. */
interface SearchTermsTable {
  brand: string;
  language: string;
  term: string;
  /** In-shop path without the locale. */
  url: string;
}

interface SeedsTable {
  name: string;
  fingerprint: string;
  seeded_at: Timestamp;
}

export interface CatalogTables {
  categories: CategoriesTable;
  category_texts: CategoryTextsTable;
  styles: StylesTable;
  style_texts: StyleTextsTable;
  style_categories: StyleCategoriesTable;
  colors: ColorsTable;
  colorways: ColorwaysTable;
  variants: VariantsTable;
  prices: PricesTable;
  product_sets: ProductSetsTable;
  product_set_texts: ProductSetTextsTable;
  product_set_parts: ProductSetPartsTable;
  listings: ListingsTable;
  listing_indexes: ListingIndexesTable;
  listing_words: ListingWordsTable;
  facet_values: FacetValuesTable;
  search_words: SearchWordsTable;
  search_terms: SearchTermsTable;
  seeds: SeedsTable;
}
