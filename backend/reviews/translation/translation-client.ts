import { z } from 'zod';
import type { TranslationPort } from './translation-port.ts';

export interface TranslationClientOptions {
  /** The service's origin for this server. */
  readonly origin: string;
  /** Shared secret, sent as `x-partners-key`. */
  readonly key: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly timeoutMs: number;
}

const translated = z.object({ texts: z.array(z.string()) });

/** Translates over HTTP. 422 is a text that cannot be translated; all other failures reject. */
export function createTranslationClient({ origin, key, fetch, timeoutMs }: TranslationClientOptions): TranslationPort {
  return {
    async translate({ from, to, texts }) {
      const response = await fetch(new URL('/translation/translate', origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-partners-key': key },
        body: JSON.stringify({ from, to, texts }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 422) return null;
      if (!response.ok) throw new Error(`the translation service responded with ${response.status}`);
      const found = translated.parse(await response.json()).texts;
      if (found.length !== texts.length) throw new Error('the translation service returned another number of texts');
      return found;
    },
  };
}
