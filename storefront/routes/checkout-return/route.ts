import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { requestContext } from '../../request/router-context.ts';
import { checkoutPath } from '../../site/checkout-path.ts';
import { findOrderPath } from './find-order-path.ts';
import { redeemPlan } from './redeem-plan.ts';

export const handle: RouteHandle = { mediaTypes: ['application/x-www-form-urlencoded'] };

/** Maximum length of ids from partners, by the contract. */
const ID_LIMIT = 2048;

/**
 * Pages of the payment partner and the issuer return here with an id, the challenge's dialog with its order. The shopper's own order or
 * cart determines the result, so a repeated or forged return changes nothing.
 */
export async function loader({ context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  return redirect(await findPath(context), { status: 303, headers: { 'cache-control': 'no-store' } });
}

/** Cancels the payment of a pending order; the form of its bar. The service decides, and a paid order stays paid. */
export async function action({ context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const path = await settle(context, () => findOrderPath(context, { orderId: getId(context.url, 'order'), isCancelled: true }));
  return redirect(path, { status: 303 });
}

function findPath(context: RequestContext): Promise<string> {
  const { url } = context;
  const sessionId = getId(url, 'session');
  return settle(context, () =>
    sessionId === undefined
      ? findOrderPath(context, { orderId: getId(url, 'order'), authenticationId: getId(url, 'authentication') })
      : redeemPlan(context, sessionId),
  );
}

async function settle({ site, services }: RequestContext, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    services.log.warn('[cairn] [checkout] a return from a partner was not settled', { reason: String(error) });
    // A pending order is shown there and can be continued.
    return `/${site.locale}${checkoutPath}`;
  }
}

function getId({ searchParams }: URL, name: string): string | undefined {
  const id = searchParams.get(name);
  return id === null || id === '' || id.length > ID_LIMIT ? undefined : id;
}
