import { useCallback, useEffect, useRef } from 'react';
import { entryKey } from '../host/history-entry.ts';

const STORED_AS = 'cairn.listing';

interface Place {
  /** Key of the history entry. */
  readonly key: string;
  readonly y: number;
}

/**
 * Restores rows and scroll position in a document that a visitor comes back to: the server renders the address's own page of the list
 * only, so the earlier rows are loaded after hydration, and the position is set once they are there.
 * @param key Of the history entry.
 * @param first First page that was shown on this history entry; undefined where the document shows all of it already.
 * @param showFrom Shows the list from a page on.
 * @returns a function to call with the number of rows, before the browser paints them.
 */
export function useRestoredRows(key: string, first: number | undefined, showFrom: (first: number) => void): (rows: number) => void {
  const seen = useRef(0);
  const awaited = useRef<{ readonly y: number; readonly rows: number }>(undefined);
  const isRestored = useRef(false);
  useEffect(() => {
    const save = (): void => savePlace({ key: entryKey(), y: scrollY });
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);
  useEffect(() => {
    if (first === undefined || isRestored.current) return;
    isRestored.current = true;
    const place = loadPlace();
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

/** A function, as a browser that forbids storage throws as soon as a script names it. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>;
const ofTab: Store = () => sessionStorage;

export function savePlace(place: Place, store = ofTab): void {
  try {
    store().setItem(STORED_AS, JSON.stringify(place));
  } catch {
    // Full, or forbidden: the rows come back, the position does not.
  }
}

export function loadPlace(store = ofTab): Place | undefined {
  try {
    return JSON.parse(store().getItem(STORED_AS) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
