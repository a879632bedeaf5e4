/** Maximum number of stored products. */
const MOST = 12;

/** A function, because browsers that block storage throw on mere access. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const inBrowser: Store = () => localStorage;

/** Styles viewed on a site, latest first, without the current one. Invalid storage content counts as empty. */
export function readViewed(siteId: string, without?: string, store = inBrowser): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store().getItem(keyOf(siteId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const styles = stored.filter((one): one is string => typeof one === 'string' && /^[A-Z0-9]{8}$/.test(one));
    return [...new Set(styles)].filter((style) => style !== without).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Moves a style to the front; without storage it is not recorded. */
export function noteViewed(siteId: string, styleId: string, store = inBrowser): void {
  try {
    // One more than is shown, because a product's screen omits the product itself.
    store().setItem(keyOf(siteId), JSON.stringify([styleId, ...readViewed(siteId, styleId, store)]));
  } catch {
    // Storage is full or blocked.
  }
}

export function clearViewed(siteId: string, store = inBrowser): void {
  try {
    store().removeItem(keyOf(siteId));
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

const keyOf = (siteId: string): string => `cairn.viewed.${siteId}`;
