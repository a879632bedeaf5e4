import { useCallback, useEffect, useRef } from 'react';

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
    const save = (): void => sessionStorage.setItem(STORED_AS, JSON.stringify({ key, y: scrollY } satisfies Place));
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [key]);
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

function loadPlace(): Place | undefined {
  const stored = sessionStorage.getItem(STORED_AS);
  return stored === null ? undefined : (JSON.parse(stored) as Place);
}
