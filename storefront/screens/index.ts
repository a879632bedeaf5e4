import type { PageType } from '#generated/content/types.ts';

/** A screen's place in the shop. */
export interface ScreenAddress {
  /** Behind the locale, as the router writes it. */
  readonly path: string;
  /** Its folder, where that is not its name. */
  readonly folder?: string;
  /** As tracking and personalization know it. */
  readonly pageType: PageType;
  /** Answers without a locale too, by leading to the visitor's own. */
  readonly atRoot?: boolean;
}

/** Every screen of the shop. A screen is the folder of its name: screen.ts for the server, view.tsx for the browser. */
export const screens = {
  home: { path: '', folder: 'content', pageType: 'home' },
  category: { path: 'c/:category', pageType: 'category list' },
  product: { path: 'p/:product', pageType: 'product' },
  search: { path: 'search', pageType: 'search', atRoot: true },
  cart: { path: 'cart', pageType: 'cart', atRoot: true },
  checkout: { path: 'checkout', pageType: 'checkout', atRoot: true },
  'order-confirmation': { path: 'order-confirmation', pageType: 'order confirmation', atRoot: true },
  landing: { path: '*', folder: 'content', pageType: 'other' },
} satisfies Readonly<Record<string, ScreenAddress>>;
