import { z } from 'zod';
import { validateInput, readJson, respondWithError } from '../sandbox/respond-with-error.ts';
import { requireKey } from '../sandbox/require-key.ts';
import { createSandboxApp } from '../sandbox/sandbox-app.ts';
import { createKnownTexts, type FindTranslation } from './known-texts.ts';

export interface TranslationSandboxOptions {
  /** The key that a shop's server sends as `x-partners-key`. */
  readonly key: string;
  readonly find?: FindTranslation;
}

const bodyBytes = 32_768;
const language = z.string().regex(/^[a-z]{2}$/);
const translateRequest = z.strictObject({ from: language, to: language, texts: z.array(z.string().max(4000)).min(1).max(20) });

/** The translation service, below `/translation`. It knows the texts of the seeded reviews and responds with 422 to all others. */
export function createTranslationSandbox({
  key,
  find = createKnownTexts(),
}: TranslationSandboxOptions): (request: Request) => Promise<Response> {
  const app = createSandboxApp({ path: '/translation', bodyBytes, assets: new Map() });
  app.post('/translate', requireKey(key), async (c) => {
    const input = validateInput(translateRequest, await readJson(c));
    if (!input.ok) return input.respondWithError(c);
    const { from, to, texts } = input.value;
    const translated = texts.flatMap((text) => find(text, from, to) ?? []);
    if (translated.length < texts.length)
      return respondWithError(c, 422, 'text-unknown', 'This text cannot be translated into the language.');
    return c.json({ texts: translated });
  });
  return async (request) => app.fetch(request);
}
