import { redirect, type LoaderFunctionArgs } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { requestContext } from '../../request/router-context.ts';
import { checkoutPath } from '../../site/checkout-path.ts';
import { findOrderPath } from './find-order-path.ts';
import { redeemPlan } from './redeem-plan.ts';

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

async function findPath(context: RequestContext): Promise<string> {
  const { site, services, url } = context;
  const sessionId = getId(url, 'session');
  try {
    return await (sessionId === undefined
      ? findOrderPath(context, { orderId: getId(url, 'order'), authenticationId: getId(url, 'authentication') })
      : redeemPlan(context, sessionId));
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
