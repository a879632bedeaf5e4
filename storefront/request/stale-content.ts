import type { StaleContent } from '../services/content-fallback.ts';

/** The oldest stale content of a response. */
export class OldestStaleContent {
  #stalest: StaleContent | undefined;

  record(stale: StaleContent): void {
    if (this.#stalest === undefined || this.#stalest.seconds < stale.seconds) this.#stalest = stale;
  }

  /** Cache-Status header with the age of the oldest stale content (RFC 9211); empty if none is stale. */
  headers(): Readonly<Record<string, string>> {
    if (this.#stalest === undefined) return {};
    const { seconds, reason, wasRequested, status } = this.#stalest;
    const way = wasRequested ? ['fwd=stale', ...(status === undefined ? [] : [`fwd-status=${status}`])] : ['hit'];
    return { 'cache-status': ['cairn', ...way, `ttl=${-seconds}`, `detail=${reason}`].join('; ') };
  }
}
