/**
 * The present history entry as React Router stores it (storefront/head/router-format.test.ts). It is ahead of `useLocation`, which changes
 * only once React has rendered.
 */
interface StoredEntry {
  readonly key?: string;
  readonly usr?: unknown;
}

const storedEntry = (): StoredEntry | null => history.state;

/** The key that `useLocation()` has, or is about to have. */
export function entryKey(): string {
  return storedEntry()?.key ?? 'default';
}

/** Gives the entry another address and state; the router does not know of it until it is navigated there. */
export function replaceEntry(href: string, state: unknown): void {
  history.replaceState({ ...storedEntry(), usr: state }, '', href);
}
