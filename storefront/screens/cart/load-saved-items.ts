import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import { savedItemsQuery } from '#commerce/saved-items/get-saved-items.ts';
import { savedCountParameter } from '#commerce/saved-items/saved-count.ts';
import { savesForLater } from '../../request/staff/own-lists.ts';
import type { RequestContext } from '../../request/request-context.ts';

/** The page's data about saved items. */
export interface SavedItemsOfPage {
  readonly pageSize: number;
  readonly initialCount: number;
  readonly mayHaveList: boolean;
}

/** Saved items that a page without script shows at most. */
const MOST = 200;

/** Undefined where the site's shoppers cannot save items. */
export function savedItemsOfPage(context: RequestContext): SavedItemsOfPage | undefined {
  const { services, site, session, url } = context;
  const { savedForLaterPageSize: pageSize } = services.settings.of(site).cart;
  if (!savesForLater(context)) return undefined;
  const wanted = Number(url.searchParams.get(savedCountParameter));
  const initialCount = Number.isInteger(wanted) && wanted > pageSize ? Math.min(wanted, MOST) : pageSize;
  return { pageSize, initialCount, mayHaveList: session.customerId !== undefined || session.saveForLaterId !== undefined };
}

/** The list for the page's cache. A failure leaves the cache empty, and the page fetches the list itself. */
export async function loadSavedItems(context: RequestContext): Promise<PrefetchedState | undefined> {
  const known = savedItemsOfPage(context);
  if (!known?.mayHaveList) return undefined;
  const prefetch = createPrefetch();
  const { queryKey, queryFn } = savedItemsQuery(context.session.calls, known.initialCount);
  await prefetch.tryLoad({ queryKey, queryFn });
  return prefetch.state();
}
