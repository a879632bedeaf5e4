/** Products that are remembered, the latest first. */
const MOST = 12;

/** A function, as a browser that forbids storage throws as soon as a script names it. */
type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const inBrowser: Store = () => localStorage;

/** Styles that were looked at on a site, the latest first, without the one that is looked at now. What is stored and is no list counts as empty. */
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

/** Puts a style first. A browser that stores nothing forgets it. */
export function noteViewed(siteId: string, styleId: string, store = inBrowser): void {
  try {
    // One more than are shown, as the product of a page is not shown on it.
    store().setItem(keyOf(siteId), JSON.stringify([styleId, ...readViewed(siteId, styleId, store)]));
  } catch {
    // Full, or forbidden.
  }
}

export function clearViewed(siteId: string, store = inBrowser): void {
  try {
    store().removeItem(keyOf(siteId));
  } catch {
    // Forbidden: nothing was stored.
  }
}

const keyOf = (siteId: string): string => `cairn.viewed.${siteId}`;
