/**
 * What the server's onError answers where an interactive block threw, and React hands to the browser as the error's digest. The block is
 * logged on the server and left out of all later pages; the browser renders it once more, in its own boundary.
 */
export const knownThrow = 'cairn-block';

/** For hydrateRoot's onRecoverableError: what the server knows already is no news, all else is. */
export function reportUnknown(error: unknown): void {
  if ((error as { readonly digest?: unknown } | undefined)?.digest !== knownThrow) reportError(error);
}
