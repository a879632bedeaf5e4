import { describe, expect, it } from 'vitest';
import { buildReviews } from '../../seeds/reviews/build-reviews.ts';
import { createTranslationSandbox } from './translation-sandbox.ts';

const key = 'the key';
const handle = createTranslationSandbox({ key });

async function translate(body: unknown, headers: Readonly<Record<string, string>> = { 'x-partners-key': key }) {
  const response = await handle(
    new Request('https://partners.example/translation/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
}

describe('the translation sandbox', () => {
  it('translates every seeded review into every language', async () => {
    for (const { headline, text } of buildReviews().filter((_, index) => index % 97 === 0)) {
      const response = await translate({ from: 'de', to: 'fr', texts: [headline.de, text.de] });
      expect(response).toEqual({ status: 200, body: { texts: [headline.fr, text.fr] } });
    }
  });

  it('rejects an unknown text or language', async () => {
    const [review] = buildReviews();
    expect(await translate({ from: 'en', to: 'de', texts: ['Something of my own'] })).toMatchObject({ status: 422 });
    expect(await translate({ from: 'en', to: 'sv', texts: [review?.text.en] })).toMatchObject({ status: 422 });
  });

  it('rejects a client without the key, and an invalid body', async () => {
    expect((await translate({ from: 'en', to: 'de', texts: ['x'] }, {})).status).toBe(401);
    expect((await translate({ from: 'english', to: 'de', texts: [] })).status).toBe(400);
  });
});
