/** Maximum number of stored products. */
const MAX_PRODUCTS = 12;

/** A function, because browsers that block storage throw on mere access. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const getLocalStorage: Store = () => localStorage;

/** Styles viewed on a site, latest first, without the current one. Invalid storage content counts as empty. */
export function getViewedProducts(siteId: string, without?: string, store = getLocalStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(getStorageKey(siteId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const styles = stored.filter((one): one is string => typeof one === 'string' && /^[A-Z0-9]{8}$/.test(one));
    return [...new Set(styles)].filter((style) => style !== without).slice(0, MAX_PRODUCTS);
  } catch {
    return [];
  }
}

/** Moves a style to the front; without storage it is not recorded. */
export function recordViewedProduct(siteId: string, styleId: string, store = getLocalStorage): void {
  try {
    // One more than is shown, because a product's screen omits the product itself.
    store().setItem(getStorageKey(siteId), JSON.stringify([styleId, ...getViewedProducts(siteId, styleId, store)]));
  } catch {
    // Storage is full or blocked.
  }
}

export function clearViewedProducts(siteId: string, store = getLocalStorage): void {
  try {
    store().removeItem(getStorageKey(siteId));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

const getStorageKey = (siteId: string): string => `cairn.viewed.${siteId}`;
