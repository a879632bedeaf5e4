import { SEARCHES_KEY } from './forget-searches.ts';

const MAX_SEARCHES = 6;
const changed = 'cairn:searches';

/** Recent searches of a shopper on a site, latest first. */
export interface RecentSearches {
  readonly list: () => readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly clear: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Recent searches in the browser's storage, which never leave the browser.
 * @param isLasting whether they may persist beyond the tab; called on each use, so that withdrawn consent takes effect at once
 */
export function createRecentSearches(locale: string, isLasting: () => boolean): RecentSearches {
  const key = `${SEARCHES_KEY}.${locale}`;
  const list = (): readonly string[] => {
    const stores = getStorages(isLasting());
    return parse(stores?.kept.getItem(key));
  };
  const save = (queries: readonly string[]): void => {
    const stores = getStorages(isLasting());
    try {
      stores?.other.removeItem(key);
      if (queries.length === 0) stores?.kept.removeItem(key);
      else stores?.kept.setItem(key, JSON.stringify(queries.slice(0, MAX_SEARCHES)));
    } catch {
      // A full storage keeps its content.
    }
    window.dispatchEvent(new Event(changed));
  };
  const listWithout = (query: string): readonly string[] => list().filter((known) => known.toLowerCase() !== query.toLowerCase());
  return {
    list,
    add(query) {
      const text = query.trim();
      if (text !== '') save([text, ...listWithout(text)]);
    },
    remove: (query) => save(listWithout(query)),
    clear: () => save([]),
    subscribe(onChange) {
      const events = [changed, 'storage'];
      for (const event of events) window.addEventListener(event, onChange);
      return () => {
        for (const event of events) window.removeEventListener(event, onChange);
      };
    },
  };
}

/** Browsers that block storage throw. */
function getStorages(isLasting: boolean): { readonly kept: Storage; readonly other: Storage } | undefined {
  try {
    return isLasting ? { kept: localStorage, other: sessionStorage } : { kept: sessionStorage, other: localStorage };
  } catch {
    return undefined;
  }
}

function parse(text: string | null | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((query) => typeof query === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}
