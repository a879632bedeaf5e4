import { z } from 'zod';
import type { BotCheckPort } from './bot-check.ts';

export interface BotCheckClientOptions {
  /** Origin of the challenge provider, as seen from this server. */
  readonly origin: string;
  /** Shared secret, sent as `x-partners-key`. */
  readonly key: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
  /** URL of the challenge page. */
  readonly frameUrl: string;
}

const verifyResponse = z.object({ passed: z.boolean() });

/** Verifies challenges over HTTP. Throws when the provider sends no readable response. */
export function createBotCheckClient({ origin, key, fetch, timeoutMs, frameUrl }: BotCheckClientOptions): BotCheckPort {
  return {
    async verify({ action, response }) {
      const received = await fetch(new URL('/bot-check/verify', origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-partners-key': key },
        body: JSON.stringify({ action, response }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!received.ok) throw new Error(`the bot check responded with ${received.status}`);
      return verifyResponse.parse(await received.json()).passed;
    },
    getChallengeUrl(action) {
      const url = new URL(frameUrl);
      url.searchParams.set('action', action);
      return url.href;
    },
  };
}
