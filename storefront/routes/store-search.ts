import type { LoaderFunctionArgs } from 'react-router';
import { parseLocatorState } from '#commerce/stores/locator-state.ts';
import { requestContext } from '../request/router-context.ts';
import { searchStores } from '../stores/search-stores.ts';

/** Store search as data for the locator's map and for dialogs; the page already has the texts. */
export async function loader({ context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const found = await searchStores(parseLocatorState(context.url.searchParams), context);
  return Response.json(found, { status: found.outcome === 'failed' ? 502 : 200, headers: { 'cache-control': 'no-store' } });
}
