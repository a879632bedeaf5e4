/** Milliseconds in which one path is reloaded once at most. */
const GUARD = 10_000;

const keyOf = (path: string): string => `cairn.reload:${path}`;

/** Whether a forced reload of a path may happen now; if so, it is noted. Where nothing can be stored, nothing is reloaded: it might not end. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, path: string, now: number): boolean {
  try {
    const last = Number(storage.getItem(keyOf(path)) ?? Number.NaN);
    if (now - last < GUARD) return false;
    storage.setItem(keyOf(path), String(now));
    return true;
  } catch {
    return false;
  }
}
