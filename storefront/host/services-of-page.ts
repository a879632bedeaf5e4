import type { ArticleResults } from '#blocks/host/articles.ts';
import type { HostServices } from '#engine/host.ts';
import { unpack } from '../page/packed.ts';
import type { PageGlobals } from './page-globals.ts';
import { unsaid } from './unsaid.ts';

/** Said where a request changes something: a foreign site's form cannot send it. */
const OURS = { 'x-cairn-request': '1' } as const;

/** What buying needs comes when it is first wanted: pages of content are read far more often than bought from. */
const cartCode = () => import('./cart-of-page.ts').catch(unsaid);

/** The shop's services for blocks. `globals` are those of the page that is shown when a block asks. */
export function servicesOfPage(globals: () => PageGlobals): HostServices {
  return {
    recommendations: {
      async list({ index, limit }) {
        const { recommendations } = globals();
        return (recommendations && unpack(recommendations)[index]?.slice(0, limit)) ?? [];
      },
    },
    articles: {
      async search({ query, tagIds = [], offset, limit }, signal) {
        const search = new URLSearchParams({ locale: globals().locale, offset: String(offset), limit: String(limit) });
        if (query) search.set('query', query);
        for (const id of tagIds) search.append('tagId[]', id);
        return (await answerOf(fetch(`/fapi/articles?${search}`, { signal }))) as ArticleResults;
      },
    },
    newsletter: {
      async signUp(request, signal) {
        const { locale } = globals();
        await answerOf(
          fetch(`/${locale}/newsletter`, {
            method: 'POST',
            signal,
            headers: { ...OURS, 'content-type': 'application/json', accept: 'application/json' },
            body: JSON.stringify(request),
          }),
        );
      },
    },
    cart: { add: async (line, signal) => (await cartCode()).addToCart(line, globals().locale, signal) },
    inventory: { ofProduct: async (productId, signal) => (await cartCode()).inventory(productId, globals().locale, signal) },
  };
}

/** The JSON of a success. Rejects with the answer's own message, which is fit to be shown, or none. */
async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(unsaid);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  throw new Error(message);
}
