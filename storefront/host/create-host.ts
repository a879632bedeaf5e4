import type { Location, NavigateFunction } from 'react-router';
import type { ArticleResults, Host } from '#engine/host.ts';
import { unpack } from '../page/packed.ts';
import { flags } from './flags.ts';
import type { PageGlobals } from './page-globals.ts';
import { dialogHref, resolveDestination } from './navigation.ts';
import { track } from './track.ts';
import { unsaid } from './unsaid.ts';

interface Latest {
  readonly navigate: NavigateFunction;
  readonly location: Location;
  readonly globals: PageGlobals;
}

/** Said where a request changes something: a foreign site's form cannot send it. */
const OURS = { 'x-cairn-request': '1' } as const;

/** What buying needs comes when it is first wanted: pages of content are read far more often than bought from. */
const cartCode = () => import('./cart-of-page.ts').catch(unsaid);

/** The Host port on the storefront, and how to tell it the router's and the page's present state, which it needs from the first event on. */
export function createHost(): { readonly host: Host; readonly update: (latest: Latest) => void } {
  let state: Latest | undefined;
  const latest = (): Latest => {
    if (!state) throw new Error('[cairn] [host] asked before the page was ready');
    return state;
  };
  function go(href: string): void {
    const { navigate, location: here } = latest();
    const destination = resolveDestination(href, { origin: window.location.origin, pathname: here.pathname, search: here.search });
    if (destination.kind === 'outside') window.location.assign(destination.href);
    else void navigate(destination.to, { preventScrollReset: destination.keepsScroll });
  }

  const host: Host = {
    navigate: go,
    openDialog: (name, params) => go(dialogHref(name, params)),
    track,
    flags,
    session: () => ({ loggedIn: latest().globals.loggedIn, path: latest().location.pathname }),
    async recommendations({ index, limit }) {
      const { recommendations } = latest().globals;
      return (recommendations && unpack(recommendations)[index]?.slice(0, limit)) ?? [];
    },
    async articles({ query, tagIds = [], offset, limit }, signal) {
      const search = new URLSearchParams({ locale: latest().globals.locale, offset: String(offset), limit: String(limit) });
      if (query) search.set('query', query);
      for (const id of tagIds) search.append('tagId[]', id);
      return (await answerOf(fetch(`/fapi/articles?${search}`, { signal }))) as ArticleResults;
    },
    async signUp(request, signal) {
      const { locale } = latest().globals;
      await answerOf(
        fetch(`/${locale}/newsletter`, {
          method: 'POST',
          signal,
          headers: { ...OURS, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(request),
        }),
      );
    },
    addToCart: async (line, signal) => (await cartCode()).addToCart(line, latest().globals.locale, signal),
    inventory: async (productId, signal) => (await cartCode()).inventory(productId, latest().globals.locale, signal),
  };
  return {
    host,
    update(now) {
      state = now;
    },
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
