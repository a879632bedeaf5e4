import { describe, expect, it } from 'vitest';
import { contentFeature } from '#backend/content/content-feature.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { namedPages, namedParts } from './support/named-documents.ts';
import { readContent } from './support/read-content.ts';
import { shopLocales } from './support/shop-locales.ts';

const log = createRecordingLog();
const handlers = contentFeature({ store: readContent(log), clock: { now: () => new Date() }, log }).handlers;

describe.each(shopLocales)('named documents of $siteId in $locale', ({ siteId, locale }) => {
  const call = {
    context: { channel: 'ECOMM', siteId, locale, transactionId: 't', correlationId: 'c' },
    query: {},
    headers: {},
    body: undefined as never,
    notes: [],
    signal: new AbortController().signal,
  } as const;
  const params = { mode: 'publish', siteId } as const;
  const written = { type: expect.any(String), siteId, locale, components: expect.arrayContaining([expect.anything()]) };

  it.each(namedPages)('include the page %s in the locale’s language, with its fragments', async (page) => {
    for (const handler of [handlers.getPage, handlers.getAugmentedPage]) {
      const { status = 200, body } = await handler.handle({ ...call, params: { ...params, page } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...written, slug: page });
    }
  });

  it.each(namedParts)('include the part %s', async (fragmentId) => {
    const { status = 200, body } = await handlers.getFragment.handle({ ...call, params: { mode: 'publish', fragmentId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...written, slug: fragmentId });
  });

  it('include a menu, a footer and pop-ups', async () => {
    for (const handler of [handlers.getMenu, handlers.getFooter, handlers.getPopups]) {
      const { status = 200, body } = await handler.handle({ ...call, params });
      expect(status).toBe(200);
      expect(body).toMatchObject(written);
    }
  });
});
