import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { getFilterName, formatListingState, parseListingState, setFilter } from '#commerce/catalog/listing-state.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { findStore } from '#commerce/stores/find-stores.ts';
import { fromField, listingParameter, storeField } from '#commerce/stores/my-store/my-store-address.ts';
import { findStoreLines } from '#commerce/stores/my-store/store-rows.ts';
import { locatorPath } from '#commerce/stores/store-address.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { forgetMyStore, storeMyStore, getMyStoreId } from '../request/my-store.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RouteHandle } from '../request/route-rules.ts';
import { requestContext } from '../request/router-context.ts';
import { parseOwnPath } from '../site/parse-own-path.ts';
import { loadMyStore } from '../stores/search-stores.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

const uncached = { 'cache-control': 'no-store' };

/** Returns the visitor's store as data; with a listing's address, also that listing narrowed to the store. */
export async function loader({ context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const listing = parseOwnPath(context.url.searchParams.get(listingParameter), context.site);
  if (listing !== undefined) return redirect(narrowListing(listing, context), { status: 302, headers: uncached });
  const store = await loadMyStore(context);
  return store ? Response.json(store, { headers: uncached }) : new Response(null, { status: 204, headers: uncached });
}

/** Chooses the visitor's store or removes the choice. A script gets the result as data; without JavaScript the response is a redirect. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const form = await request.formData();
  const isScript = request.headers.get('accept')?.startsWith('application/json') === true;
  const from = parseOwnPath(getText(form, fromField), context.site) ?? getShopHref(context.site.locale, locatorPath);
  const outcome = await changeMyStore(getText(form, storeField) ?? '', context);
  if (isScript) return Response.json(outcome, { status: outcome.result === 'unknownStore' ? 404 : 200, headers: uncached });
  const to = new URL(from, context.url);
  to.searchParams.set(resultParameter, outcome.result);
  return redirect(`${to.pathname}${to.search}${outcome.hasRows ? '#modal-store-changed' : ''}`, { status: 303 });
}

/** Parameter with the result in the address of the next page. */
const resultParameter = 'store';

interface Outcome {
  readonly result: 'becameMine' | 'noLongerMine' | 'unknownStore';
  /** The cart contains items of another store. */
  readonly hasRows: boolean;
}

async function changeMyStore(storeId: string, context: RequestContext): Promise<Outcome> {
  if (storeId === '') {
    forgetMyStore(context);
    return { result: 'noLongerMine', hasRows: false };
  }
  const store = await findStore(storeId, context.session.calls);
  if (store?.country !== context.site.country || store.opening.state === 'closedForGood') return { result: 'unknownStore', hasRows: false };
  storeMyStore(context, store.id);
  return { result: 'becameMine', hasRows: await hasRowsElsewhere(store.id, context) };
}

/** If the cart fails to load, the choice still applies. */
async function hasRowsElsewhere(storeId: string, { session, services }: RequestContext): Promise<boolean> {
  const { cartId, cartCount, calls } = session;
  if (cartId === undefined || cartCount === 0) return false;
  try {
    return findStoreLines(await getCart(calls, { basketId: cartId }), storeId).length > 0;
  } catch (error) {
    services.log.warn('[cairn] [stores] the cart could not be read', { reason: String(error) });
    return false;
  }
}

/** Links to the store locator if the visitor has no store. */
function narrowListing(listing: string, context: RequestContext): string {
  const storeId = getMyStoreId(context);
  const { pathname, searchParams } = new URL(listing, context.url);
  if (storeId === undefined) return getShopHref(context.site.locale, locatorPath);
  const parameters = new URLSearchParams([...searchParams].filter(([name]) => name !== getFilterName('store')));
  return `${pathname}${formatListingState(setFilter(parseListingState(searchParams), 'store', [storeId]), parameters)}`;
}

function getText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' ? value : null;
}
