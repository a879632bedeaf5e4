import type { CatalogResponse, FacetValue, ListingFacet, SearchProductsResponse, Sort } from '#generated/openapi/products.ts';
import type { ProductCard } from '#generated/openapi/shared.ts';

/** A color of a product card. */
export interface CardColor {
  /** Id of the style in this color. */
  readonly id: string;
  readonly label: string;
  readonly swatch: string;
  readonly src: string;
}

/** Price without the fields that equal `current`. */
export type CardPrice = Omit<ProductCard['price'], SameAsCurrent> & Partial<Pick<ProductCard['price'], SameAsCurrent>>;
type SameAsCurrent = 'original' | 'lowCurrent' | 'highCurrent';

/** The data of a product card. It is small because it is serialized into each listing's HTML. */
export interface ListingCard extends Pick<ProductCard, 'id' | 'name' | 'kind' | 'rating' | 'badge' | 'eyebrow'> {
  readonly price: CardPrice;
  /** In-shop path without the locale. */
  readonly url: string;
  /** The main image and the one shown on hover. */
  readonly views: readonly string[];
  readonly colors: readonly CardColor[];
}

/** A facet without its active values, which are in the listing's state. */
export interface Facet extends Pick<ListingFacet, 'id' | 'label' | 'kind' | 'min' | 'max'> {
  readonly values: readonly Omit<FacetValue, 'selected'>[];
}

/** One page of a list, with the data of the whole list. */
export interface Listing {
  readonly total: number;
  readonly cards: readonly ListingCard[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly Pick<Sort, 'id' | 'label'>[];
}

/** Source of a listing: a category or a search. */
export type ListingSource =
  | { readonly categoryId: string }
  | { readonly query: string; /** Disables correction and interpretation. */ readonly exact?: true };

/** Converts a response to a listing. Categories link to their children, so they omit the category facet. */
export function toListing(source: ListingSource, { total, products, facets, sorts }: CatalogResponse | SearchProductsResponse): Listing {
  const offered =
    'query' in source ? facets : facets.filter(({ kind, values }) => kind !== 'category' || values.some(({ selected }) => selected));
  return {
    total,
    cards: products.map(toListingCard),
    facets: offered.map(({ id, label, kind, values, min, max }) => ({
      id,
      label,
      kind,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      values: values.map(toFacetValue),
    })),
    sorts: sorts.map(({ id, label }) => ({ id, label })),
  };
}

function toFacetValue({ value, label, count, swatch }: FacetValue): Facet['values'][number] {
  return { value, label, count, ...(swatch === undefined ? {} : { swatch }) };
}

/** Extracts the card's data from a product. */
export function toListingCard({ id, name, kind, price, rating, badge, eyebrow, pageUrl, images, colors }: ProductCard): ListingCard {
  return {
    id,
    name,
    price: toCardPrice(price),
    url: pageUrl,
    views: images.slice(0, 2).map(({ src }) => src),
    colors: colors.map(({ productId, label, swatch, image }) => ({ id: productId, label, swatch, src: image.src })),
    ...(kind && { kind }),
    ...(rating && { rating }),
    ...(badge && { badge }),
    ...(eyebrow && { eyebrow }),
  };
}

function toCardPrice({ original, lowCurrent, highCurrent, ...price }: ProductCard['price']): CardPrice {
  const { current } = price;
  return {
    ...price,
    ...(original !== current && { original }),
    ...(lowCurrent !== current && { lowCurrent }),
    ...(highCurrent !== current && { highCurrent }),
  };
}

/** URL of a style in one of its colors. */
export function getColorUrl(url: string, productId: string): string {
  return url.replace(/[A-Z0-9]{8,11}$/, productId);
}
