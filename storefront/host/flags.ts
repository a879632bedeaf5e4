import type { FlagStore } from '#engine/host.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Stores flags in cookies for the server: a promo bar that was closed is not in the next document. */
export const flags: FlagStore = {
  get(name) {
    if (typeof document === 'undefined') return undefined;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
  },
  set(name, value) {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax`;
  },
};
