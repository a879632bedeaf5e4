import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { popularStyle, readReviews, shopHeaders } from './testing/review-calls.ts';
import { createTranslationClient } from './translation/translation-client.ts';
import type { TranslationRequest } from './translation/translation-port.ts';

describe('translateReview', () => {
  const asked: TranslationRequest[] = [];
  let respond: () => Promise<readonly string[] | null>;
  let test: TestBackend;
  let reviewIds: readonly string[];
  beforeAll(async () => {
    test = await startTestBackend({ partners: { translation: { translate: (request) => (asked.push(request), respond()) } } });
    reviewIds = (await readReviews(test, popularStyle, 'filters=language:en')).reviews.map(({ id }) => id);
  }, 120_000);
  afterAll(() => test.close());

  const translate = async (id: string | undefined, body: object = {}, headers: Readonly<Record<string, string>> = shopHeaders) => {
    const response = await test.post(`/products/v1/review/${id}/translate`, body, headers);
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
  };
  const createError = ({ status, body }: Awaited<ReturnType<typeof translate>>) => [
    status,
    (body['errorDetails'] as readonly { readonly errorId: string }[])[0]?.errorId,
  ];

  it("calls the service once per review and language, by default the page's", async () => {
    respond = async () => ['Trocken', 'Alles trocken'];
    const german = { siteid: 'TARNFELL-DE', locale: 'de_DE' };
    const expected = {
      status: 200,
      body: { reviewId: reviewIds[0], from: 'en', language: 'de', headline: 'Trocken', text: 'Alles trocken' },
    };
    expect(await translate(reviewIds[0], {}, german)).toEqual(expected);
    expect(await translate(reviewIds[0], { language: 'de' })).toEqual(expected);
    expect(asked).toHaveLength(1);
    expect((await translate(reviewIds[0])).body).toMatchObject({ from: 'en', language: 'en' });
    expect(asked).toHaveLength(1);
  });

  it('responds with REV422 to a text that cannot be translated, and REV503 while the service is down', async () => {
    respond = async () => null;
    expect(createError(await translate(reviewIds[1], { language: 'fr' }))).toEqual([422, 'REV422']);
    respond = () => Promise.reject(new Error('no response'));
    expect(createError(await translate(reviewIds[1], { language: 'fr' }))).toEqual([503, 'REV503']);
    respond = async () => ['Sec', 'Tout est sec'];
    expect((await translate(reviewIds[1], { language: 'fr' })).status).toBe(200);
  });

  it('finds only published reviews of its brand', async () => {
    expect(createError(await translate(reviewIds[0], { language: 'fr' }, { siteid: 'SOLVANE-US', locale: 'en_US' }))).toEqual([
      404,
      'API404',
    ]);
  });
});

describe('createTranslationClient', () => {
  const clientOf = (response: () => Promise<Response>, timeoutMs = 1000) =>
    createTranslationClient({ origin: 'https://partners.example', key: 'the key', fetch: response, timeoutMs });
  const request = { from: 'en', to: 'de', texts: ['a', 'b'] };

  it('returns the texts, and null for 422', async () => {
    expect(await clientOf(async () => Response.json({ texts: ['x', 'y'] })).translate(request)).toEqual(['x', 'y']);
    expect(await clientOf(async () => Response.json({}, { status: 422 })).translate(request)).toBeNull();
  });

  it('rejects an error, an invalid body, and a wrong number of texts', async () => {
    for (const response of [Response.json({}, { status: 500 }), Response.json({ texts: 'x' }), Response.json({ texts: ['x'] })])
      await expect(clientOf(async () => response.clone()).translate(request)).rejects.toThrow();
  });

  it('aborts after its time-out', async () => {
    const client = createTranslationClient({
      origin: 'https://partners.example',
      key: 'the key',
      timeoutMs: 5,
      fetch: (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    await expect(client.translate(request)).rejects.toThrow('aborted');
  });
});
