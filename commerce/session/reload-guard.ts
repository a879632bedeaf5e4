/** Milliseconds within which a path is reloaded at most once. */
const GUARD = 10_000;

const getStorageKey = (path: string): string => `cairn.reload:${path}`;

/**
 * True if a forced reload of a path is allowed now; if so, it is recorded. Without storage nothing is reloaded, to prevent endless reloads.
 */
export function canReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  try {
    const last = Number(storage.getItem(getStorageKey(path)) ?? Number.NaN);
    if (now - last < GUARD) return false;
    storage.setItem(getStorageKey(path), String(now));
    return true;
  } catch {
    return false;
  }
}
