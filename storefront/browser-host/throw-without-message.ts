/** Throws an error without a message: the browser's text of a failed connection is not for shoppers, and blocks have their own text. */
export function throwWithoutMessage(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new Error('', { cause });
}
