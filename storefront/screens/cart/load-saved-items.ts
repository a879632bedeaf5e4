import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import { createSavedItemsQuery } from '#commerce/saved-items/get-saved-items.ts';
import { savedCountParameter } from '#commerce/saved-items/saved-count.ts';
import { canSaveForLater } from '../../request/staff/own-lists.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** Data for the saved items of the page. */
export interface SavedItemsOfPage {
  readonly pageSize: number;
  readonly initialCount: number;
  readonly mayHaveList: boolean;
}

/** Maximum number of saved items on a page without JavaScript. */
const MAX_ITEMS = 200;

/** Undefined if the site's shoppers cannot save items. */
export function getSavedItemsOfPage(context: RequestContext): SavedItemsOfPage | undefined {
  const { services, site, session, url } = context;
  const { savedForLaterPageSize: pageSize } = services.settings.of(site).cart;
  if (!canSaveForLater(context)) return undefined;
  const requested = Number(url.searchParams.get(savedCountParameter));
  const initialCount = Number.isInteger(requested) && requested > pageSize ? Math.min(requested, MAX_ITEMS) : pageSize;
  return { pageSize, initialCount, mayHaveList: session.customerId !== undefined || session.saveForLaterId !== undefined };
}

/** Loads the list into the page's cache. After a failure the page fetches the list itself. */
export async function loadSavedItems(context: RequestContext): Promise<PrefetchedState | undefined> {
  const known = getSavedItemsOfPage(context);
  if (!known?.mayHaveList) return undefined;
  const prefetch = createPrefetch();
  const { queryKey, queryFn } = createSavedItemsQuery(context.session.calls, known.initialCount);
  await prefetch.tryLoad({ queryKey, queryFn });
  return prefetch.state();
}
