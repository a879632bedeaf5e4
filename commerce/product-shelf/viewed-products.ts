/** Products that are remembered, the latest first. */
const MOST = 12;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Styles that were looked at on a site, the latest first, without the one that is looked at now. What is stored and is no list counts as empty. */
export function readViewed(storage: Storage, siteId: string, without?: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(siteId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const styles = stored.filter((one): one is string => typeof one === 'string' && /^[A-Z0-9]{8}$/.test(one));
    return [...new Set(styles)].filter((style) => style !== without).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a style first. A browser that stores nothing forgets it. */
export function noteViewed(storage: Storage, siteId: string, styleId: string): void {
  try {
    // One more than are shown, as the product of a page is not shown on it.
    storage.setItem(keyOf(siteId), JSON.stringify([styleId, ...readViewed(storage, siteId, styleId)]));
  } catch {
    // Full, or forbidden.
  }
}

export function clearViewed(storage: Storage, siteId: string): void {
  try {
    storage.removeItem(keyOf(siteId));
  } catch {
    // Forbidden: nothing was stored.
  }
}

const keyOf = (siteId: string): string => `cairn.viewed.${siteId}`;
