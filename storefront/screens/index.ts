import type { PageType } from '#generated/content/types.ts';

/** Route and type of a screen. */
export interface ScreenAddress {
  /** Path behind the locale, in the router's syntax. */
  readonly path: string;
  /** Folder name, if it differs from the screen's name. */
  readonly folder?: string;
  /** Type for tracking and personalization. */
  readonly pageType: PageType;
  /** Also has an address without a locale, which redirects to the visitor's own. */
  readonly atRoot?: boolean;
}

/** Every screen of the shop. A screen is the folder of its name: screen.ts for the server, view.tsx for the browser. */
export const screens = {
  home: { path: '', folder: 'content', pageType: 'home' },
  category: { path: 'c/:category', pageType: 'category list' },
  product: { path: 'p/:product', pageType: 'product' },
  set: { path: 's/:set', pageType: 'other' },
  search: { path: 'search', pageType: 'search', atRoot: true },
  cart: { path: 'cart', pageType: 'cart', atRoot: true },
  favorites: { path: 'favorites', pageType: 'other', atRoot: true },
  'shared-favorites': { path: 'favorites/shared/:token', pageType: 'other' },
  checkout: { path: 'checkout', pageType: 'checkout', atRoot: true },
  'express-checkout': { path: 'checkout/express', pageType: 'checkout' },
  'order-confirmation': { path: 'order-confirmation', pageType: 'order confirmation', atRoot: true },
  account: { path: 'account', folder: 'account/overview', pageType: 'account', atRoot: true },
  'sign-in': { path: 'account/sign-in', folder: 'account/sign-in', pageType: 'account' },
  'sign-up': { path: 'account/sign-up', folder: 'account/sign-up', pageType: 'account' },
  enrollment: { path: 'account/enrollment', folder: 'account/enrollment', pageType: 'account' },
  'signed-in': { path: 'account/signed-in', folder: 'account/signed-in', pageType: 'account' },
  loyalty: { path: 'account/loyalty', folder: 'account/loyalty', pageType: 'account' },
  'employee-terms': { path: 'account/employee-terms', folder: 'account/employee-terms', pageType: 'account' },
  'forgot-password': { path: 'account/forgot-password', folder: 'account/forgot-password', pageType: 'account' },
  'reset-password': { path: 'account/reset-password', folder: 'account/reset-password', pageType: 'account' },
  'confirm-email': { path: 'account/confirm-email', folder: 'account/confirm-email', pageType: 'account' },
  'keep-email': { path: 'account/keep-email', folder: 'account/keep-email', pageType: 'account' },
  'confirm-subscription': { path: 'account/confirm-subscription', folder: 'account/confirm-subscription', pageType: 'account' },
  'notify-me': { path: 'account/notify-me', folder: 'account/notify-me', pageType: 'account' },
  'confirm-notification': { path: 'account/confirm-notification', folder: 'account/confirm-notification', pageType: 'account' },
  'stop-notifications': { path: 'account/stop-notifications', folder: 'account/stop-notifications', pageType: 'account' },
  profile: { path: 'account/profile', folder: 'account/profile', pageType: 'account' },
  password: { path: 'account/password', folder: 'account/password', pageType: 'account' },
  security: { path: 'account/security', folder: 'account/security', pageType: 'account' },
  addresses: { path: 'account/addresses', folder: 'account/addresses', pageType: 'account' },
  orders: { path: 'account/orders', folder: 'account/orders', pageType: 'account' },
  order: { path: 'account/orders/:order', folder: 'account/order', pageType: 'account' },
  'order-cancel': { path: 'account/orders/:order/cancel', folder: 'account/order-cancel', pageType: 'account' },
  'order-return': { path: 'account/orders/:order/return', folder: 'account/order-return', pageType: 'account' },
  'order-address': { path: 'account/orders/:order/address', folder: 'account/order-address', pageType: 'account' },
  'track-order': { path: 'orders/track', folder: 'account/track-order', pageType: 'account', atRoot: true },
  'guest-order': { path: 'orders/:order', folder: 'account/order', pageType: 'account' },
  'guest-order-cancel': { path: 'orders/:order/cancel', folder: 'account/order-cancel', pageType: 'account' },
  'guest-order-return': { path: 'orders/:order/return', folder: 'account/order-return', pageType: 'account' },
  'guest-order-address': { path: 'orders/:order/address', folder: 'account/order-address', pageType: 'account' },
  payments: { path: 'account/payments', folder: 'account/payments', pageType: 'account' },
  subscriptions: { path: 'account/subscriptions', folder: 'account/subscriptions', pageType: 'account' },
  interests: { path: 'account/interests', folder: 'account/interests', pageType: 'account' },
  'user-data': { path: 'account/data', folder: 'account/data', pageType: 'account' },
  'associate-login': { path: 'associate-login', folder: 'staff/associate-login', pageType: 'other', atRoot: true },
  'agent-login': { path: 'agent-login', folder: 'staff/agent-login', pageType: 'other', atRoot: true },
  'cookie-settings': { path: 'cookie-settings', pageType: 'other' },
  'size-chart': { path: 'size-chart/:productType?', folder: 'content', pageType: 'other', atRoot: true },
  'foot-sizes': { path: 'foot-sizes', folder: 'content', pageType: 'other', atRoot: true },
  'error-4xx': { path: 'error-4xx', folder: 'content', pageType: 'error', atRoot: true },
  'store-locator': { path: 'store-locator', pageType: 'other', atRoot: true },
  store: { path: 'stores/:store', pageType: 'other' },
  'contact-us': { path: 'contact-us', pageType: 'other', atRoot: true },
  warranty: { path: 'warranty', pageType: 'other', atRoot: true },
  'gift-card-balance': { path: 'gift-card/balance', pageType: 'other' },
  compare: { path: 'compare', pageType: 'other' },
  landing: { path: '*', folder: 'content', pageType: 'other' },
} satisfies Readonly<Record<string, ScreenAddress>>;
