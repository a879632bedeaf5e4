/**
 * The current history entry as React Router stores it (storefront/head/router-format.test.ts). It is ahead of `useLocation`, which changes
 * only after React has rendered.
 */
interface StoredEntry {
  readonly key?: string;
  readonly usr?: unknown;
}

const getStoredEntry = (): StoredEntry | null => history.state;

/** The key that `useLocation()` returns, now or after the next render. */
export function getEntryKey(): string {
  return getStoredEntry()?.key ?? 'default';
}

/** Replaces the address and state of the entry; the router does not know of it until it navigates there. */
export function replaceEntry(href: string, state: unknown): void {
  history.replaceState({ ...getStoredEntry(), usr: state }, '', href);
}
