/** The port through which a block asks its host for what lies outside content: the storefront, the showcase viewer and Storybook each provide one. */
export interface Host {
  /** Goes to an in-shop path, an absolute URL or a `#modal…` link; as a click on a link would. */
  navigate(href: string): void;
  /** Opens a dialog by its content name (`#modal-sign-up` → "sign-up"). */
  openDialog(name: string, params?: Readonly<Record<string, string>>): void;
  track(event: TrackingEvent): void;
  /** Adds one line to the cart. Rejects with an Error whose message is fit to be shown, or empty: the block then says it in its own words. */
  addToCart(line: CartLine, signal?: AbortSignal): Promise<void>;
  inventory(productId: string, signal?: AbortSignal): Promise<Inventory>;
  articles(query: ArticleQuery, signal?: AbortSignal): Promise<ArticleResults>;
  recommendations(query: RecommendationQuery, signal?: AbortSignal): Promise<readonly RecommendedProduct[]>;
  /** Newsletter sign-up. Rejects as above. */
  signUp(request: NewsletterSignUp, signal?: AbortSignal): Promise<void>;
  session(): HostSession;
  /** Small persisted flags such as promoBarClosed; absent storage behaves as empty. */
  flags: FlagStore;
}

export interface TrackingEvent {
  /** e.g. "top-nav-click", "promotion-click", "recommendation-impression". */
  readonly name: string;
  readonly blockId?: string;
  readonly data?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

export interface CartLine {
  readonly productId: string;
  readonly sku: string;
  readonly quantity?: number;
}

export interface Inventory {
  readonly variants: Readonly<Record<string, { readonly quantity: number }>>;
}

export interface ArticleQuery {
  readonly query?: string;
  readonly tagIds?: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

export interface ArticleSummary {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly url: string;
  readonly picture?: { readonly url: string; readonly alt: string };
  readonly tags: readonly { readonly label: string }[];
}

export interface ArticleResults {
  readonly result: readonly ArticleSummary[];
  readonly facets: readonly { readonly id: string; readonly label: string }[];
  readonly numFound: number;
}

export interface RecommendationQuery {
  /** Index into the page's list of recommendation answers. */
  readonly index: number;
  readonly limit: number;
}

/** A product as the recommendation service describes it. Prices are decimal numbers in `currency`. */
export interface RecommendedProduct {
  readonly productId: string;
  readonly sku?: string;
  readonly title: string;
  readonly image: string;
  readonly url: string;
  readonly price: RecommendedPrice;
  readonly rating?: number;
  readonly recToken?: string;
  readonly recommendationId?: string;
}

export interface RecommendedPrice {
  readonly lowCurrent: number;
  readonly highCurrent: number;
  readonly lowOriginal: number;
  readonly highOriginal: number;
  readonly currency: string;
}

export interface NewsletterSignUp {
  readonly email: string;
  readonly optIn: boolean;
  readonly acquisitionType: 'Signup';
  /** The current path. */
  readonly campaignName: string;
}

export interface HostSession {
  readonly loggedIn: boolean;
  readonly path: string;
}

export interface FlagStore {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}
