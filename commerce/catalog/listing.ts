import type { CatalogAnswer, FacetValue, ListingFacet, SearchProductsAnswer, Sort } from '#generated/openapi/products.ts';
import type { ProductCard } from '#generated/openapi/shared.ts';

/** A color on a card. */
export interface CardColor {
  /** Of the style in this color. */
  readonly id: string;
  readonly label: string;
  readonly swatch: string;
  readonly src: string;
}

/** A price in which what is the same as `current` is left out. */
export type CardPrice = Omit<ProductCard['price'], SameAsCurrent> & Partial<Pick<ProductCard['price'], SameAsCurrent>>;
type SameAsCurrent = 'original' | 'lowCurrent' | 'highCurrent';

/** What a card shows, and no more: every listing's data travels with its page. */
export interface ListingCard extends Pick<ProductCard, 'id' | 'name' | 'kind' | 'rating' | 'badge' | 'eyebrow'> {
  readonly price: CardPrice;
  /** In the shop, without the locale. */
  readonly url: string;
  /** The first view and the one that a pointer brings. */
  readonly views: readonly string[];
  readonly colors: readonly CardColor[];
}

/** What is chosen of it stands in the listing's state. */
export interface Facet extends Pick<ListingFacet, 'id' | 'label' | 'kind' | 'min' | 'max'> {
  readonly values: readonly Omit<FacetValue, 'selected'>[];
}

/** One stretch of a list, with what is told of the whole list. */
export interface Listing {
  readonly total: number;
  readonly cards: readonly ListingCard[];
  readonly facets: readonly Facet[];
  readonly sorts: readonly Pick<Sort, 'id' | 'label'>[];
}

/** Whose products a listing shows: a category's, or those that hold some words. */
export type ListingSource =
  | { readonly categoryId: string }
  | { readonly query: string; /** Without correction and interpretation. */ readonly exact?: true };

/** An answer as listings keep it. A category's own page leads to the categories below it by links, so that it needs no facet of them. */
export function listingOf(source: ListingSource, { total, products, facets, sorts }: CatalogAnswer | SearchProductsAnswer): Listing {
  const offered =
    'query' in source ? facets : facets.filter(({ kind, values }) => kind !== 'category' || values.some(({ selected }) => selected));
  return {
    total,
    cards: products.map(cardOf),
    facets: offered.map(({ id, label, kind, values, min, max }) => ({
      id,
      label,
      kind,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      values: values.map(valueOf),
    })),
    sorts: sorts.map(({ id, label }) => ({ id, label })),
  };
}

function valueOf({ value, label, count, swatch }: FacetValue): Facet['values'][number] {
  return { value, label, count, ...(swatch === undefined ? {} : { swatch }) };
}

/** The data that a card shows of a product. */
export function cardOf({ id, name, kind, price, rating, badge, eyebrow, pageUrl, images, colors }: ProductCard): ListingCard {
  return {
    id,
    name,
    price: cardPriceOf(price),
    url: pageUrl,
    views: images.slice(0, 2).map(({ src }) => src),
    colors: colors.map(({ productId, label, swatch, image }) => ({ id: productId, label, swatch, src: image.src })),
    ...(kind && { kind }),
    ...(rating && { rating }),
    ...(badge && { badge }),
    ...(eyebrow && { eyebrow }),
  };
}

function cardPriceOf({ original, lowCurrent, highCurrent, ...price }: ProductCard['price']): CardPrice {
  const { current } = price;
  return {
    ...price,
    ...(original !== current && { original }),
    ...(lowCurrent !== current && { lowCurrent }),
    ...(highCurrent !== current && { highCurrent }),
  };
}

/** The address of a style in one of its colors. */
export function colorUrl(url: string, productId: string): string {
  return url.replace(/[A-Z0-9]{8,11}$/, productId);
}
