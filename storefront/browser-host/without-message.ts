/** A failure without words: what a browser says of a lost connection is not for shoppers, and the block that asked has words of its own. */
export function withoutMessage(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new Error('', { cause });
}
