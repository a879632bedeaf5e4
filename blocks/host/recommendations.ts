/** Products that the recommendation service picks for a visitor. */
export interface RecommendationService {
  list(query: RecommendationQuery, signal?: AbortSignal): Promise<readonly RecommendedProduct[]>;
}

export interface RecommendationQuery {
  /** Index into the page's recommendation lists. */
  readonly index: number;
  readonly limit: number;
}

/** A block's need of a list. */
export interface RecommendationNeed extends RecommendationQuery {
  /** The block shows those of the first `outOf` products that have a SKU first; when absent it shows the list's own order. */
  readonly candidateCount?: number;
}

/** Prices are decimal numbers in `currency`. */
export interface RecommendedProduct {
  readonly productId: string;
  readonly sku?: string;
  readonly title: string;
  /** Kind and audience, such as women's shell jacket: titles alone may repeat. */
  readonly kind?: string;
  readonly image: string;
  readonly url: string;
  readonly price: RecommendedPrice;
  /** Stars, 0 to 5. */
  readonly rating?: number;
  readonly recommendationId?: string;
}

/** Sorts products that can be added to the cart directly first, otherwise keeps their order. */
export function sortBySku<Product extends Pick<RecommendedProduct, 'sku'>>(products: readonly Product[]): readonly Product[] {
  return products.toSorted((one, other) => Number(!one.sku) - Number(!other.sku));
}

export interface RecommendedPrice {
  readonly lowCurrent: number;
  readonly highCurrent: number;
  readonly lowOriginal: number;
  readonly highOriginal: number;
  readonly currency: string;
  /** The lowest price in the 30 days before the current discount. */
  readonly historicBestPrice?: number;
  /** The lowest price of an earlier sale. */
  readonly previousBestSalesPrice?: number;
  readonly percentagePriceDiscount?: number;
  /** Name of the customer's discount that the current prices include. */
  readonly discountName?: string;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly recommendations: RecommendationService;
  }
}

declare module '#engine/definition.ts' {
  interface DataNeeds {
    readonly recommendations: RecommendationNeed;
  }
}
