import { useCallback, useEffect, useRef } from 'react';
import { getEntryKey } from '../host/history-entry.ts';

const STORED_AS = 'cairn.listing';

interface StoredPosition {
  /** Key of the history entry. */
  readonly key: string;
  readonly y: number;
}

/**
 * Restores rows and scroll position when a visitor returns to a document: the server renders only the address's own page of the list, so
 * earlier rows load after hydration, and then the position is set.
 * @param key of the history entry
 * @param first First page shown on this history entry; undefined if the document contains all of it.
 * @param showFrom Shows the list from a page on.
 * @returns a function to call with the number of rows before the browser paints them
 */
export function useRestoredRows(key: string, first: number | undefined, showFrom: (first: number) => void): (rows: number) => void {
  const seen = useRef(0);
  const awaited = useRef<{ readonly y: number; readonly rows: number }>(undefined);
  const isRestored = useRef(false);
  useEffect(() => {
    const save = (): void => savePosition({ key: getEntryKey(), y: scrollY });
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);
  useEffect(() => {
    if (first === undefined || isRestored.current) return;
    isRestored.current = true;
    const place = loadPosition();
    if (place?.key === key) awaited.current = { y: place.y, rows: seen.current };
    showFrom(first);
  }, [key, first, showFrom]);
  return useCallback((rows) => {
    seen.current = rows;
    if (!awaited.current || rows <= awaited.current.rows) return;
    scrollTo({ top: awaited.current.y, behavior: 'instant' });
    awaited.current = undefined;
  }, []);
}

/** A function, because a browser that denies storage throws on access. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;
const getTabStorage: Store = () => sessionStorage;

export function savePosition(place: StoredPosition, store = getTabStorage): void {
  try {
    store().setItem(STORED_AS, JSON.stringify(place));
  } catch {
    // Storage is full or denied: the rows are restored, the position is not.
  }
}

export function loadPosition(store = getTabStorage): StoredPosition | undefined {
  try {
    return JSON.parse(store().getItem(STORED_AS) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
