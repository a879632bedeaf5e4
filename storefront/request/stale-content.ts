import type { StaleContent } from '../services/content-keeper.ts';

/** The oldest content that a response is made of, where some of it is stale. */
export class StalestContent {
  #stalest: StaleContent | undefined;

  note(stale: StaleContent): void {
    if (this.#stalest === undefined || this.#stalest.seconds < stale.seconds) this.#stalest = stale;
  }

  /** Say that the response is made of stale content, and how old the oldest is (RFC 9211). None otherwise. */
  headers(): Readonly<Record<string, string>> {
    if (this.#stalest === undefined) return {};
    const { seconds, reason, isAsked, status } = this.#stalest;
    const way = isAsked ? ['fwd=stale', ...(status === undefined ? [] : [`fwd-status=${status}`])] : ['hit'];
    return { 'cache-status': ['cairn', ...way, `ttl=${-seconds}`, `detail=${reason}`].join('; ') };
  }
}
