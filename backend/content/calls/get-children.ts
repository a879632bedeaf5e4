import type { Page } from '#generated/content/types.ts';
import { createNotFoundError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { createCacheHeaders, resolveSiteView, type ContentPorts } from './content-call.ts';
import { summarizePage } from '../documents/summaries.ts';

/** Newest article first, then pages by slug. */
export function compareByDateThenSlug(a: Page, b: Page): number {
  const dates = (b.article?.date ?? '').localeCompare(a.article?.date ?? '');
  return dates || (a.slug < b.slug ? -1 : 1);
}

/** Lists the pages below a page, without their blocks. */
export function createGetChildren(ports: ContentPorts): Handler<'getChildren'> {
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const parent = call.params.parentPageSlug;
      const below = ports.store
        .list(view, ['pages', 'articles'])
        .map(({ page }) => page)
        .filter((page) => page.parent === parent);
      if (below.length === 0 && !ports.store.find(view, ['pages', 'articles'], parent))
        throw createNotFoundError(`No page "${parent}" on ${view.siteId}.`);
      return { body: { result: below.sort(compareByDateThenSlug).map(summarizePage) }, headers: createCacheHeaders(ports, view) };
    },
  };
}
