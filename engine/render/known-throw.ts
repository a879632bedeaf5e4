/**
 * The digest that the server's onError returns when an interactive block threw; React passes it to the browser. The block is logged on the
 * server and left out of all later pages; the browser renders it again in its own boundary.
 */
export const KNOWN_THROW = 'cairn-block';

/** For hydrateRoot's onRecoverableError: ignores errors that the server has already logged, and reports all others. */
export function reportUnknownError(error: unknown): void {
  if ((error as { readonly digest?: unknown } | undefined)?.digest !== KNOWN_THROW) reportError(error);
}
