import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { markMerged } from '#commerce/cart/changes/merged-cart.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { requestContext } from '../../request/router-context.ts';
import { enterSite } from '../../session/enter-site.ts';
import { fromField } from '../../site/site-change.ts';
import { parseSitePage } from '../../site/site-page.ts';
import { findPageOnSite } from './find-page-on-site.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** No link leads to this address. */
export function loader({ context: router }: LoaderFunctionArgs): Response {
  return redirect(`/${router.get(requestContext).site.locale}`);
}

/** Changes to this site from another one of the brand: signs the shopper in here, too, and redirects to the same page. */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const requested = (await request.formData()).get(fromField);
  const from = parseSitePage(typeof requested === 'string' ? requested : null, context.services.sites, context.brand);
  if (!from) return redirect(`/${context.site.locale}`, { status: 303 });
  // Not in parallel: the page can differ for a signed-in customer.
  const { hasMoreInCart } = await enterSite(context, from.site);
  const to = new URL(await findPageOnSite(from, context), context.url);
  if (hasMoreInCart) {
    markMerged(to.searchParams);
    to.hash = 'modal-mini-cart';
  }
  return redirect(`${to.pathname}${to.search}${to.hash}`, { status: 303 });
}
