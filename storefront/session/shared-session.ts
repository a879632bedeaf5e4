import { inContext } from '#commerce/client/call-context.ts';
import { createCalls, type CallSettings } from '#commerce/client/calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import { callContext, type SharedVisitor } from '../request/request.ts';
import { logFailedCall } from '../services/error-log.ts';
import type { Site } from '../site/site.ts';
import type { ShopperSession } from '../request/shopper-session.ts';

/** A call that a page for many has made in a shopper's name. */
class PersonalCallError extends Error {
  constructor(operationId: string) {
    super(`[cairn] [session] ${operationId} is a shopper's call, but the page is made for many`);
    this.name = 'PersonalCallError';
  }
}

/** The session of a page that is made for many: it has no cart, no token and no cookie, and makes no call but those that are anybody's. */
export function openSharedSession(context: RequestContext, { cartCount }: SharedVisitor, site: Site): ShopperSession {
  const { services, sources, channel, correlationId, address } = context;
  const sent = callContext({ site, channel, correlationId, address }, services.accessKey);
  const onlyShared: CallSettings['admit'] = ({ operationId }, { productId }) => {
    if (sources.noteCall(operationId, String(productId))) return;
    sources.notePersonalCall();
    throw new PersonalCallError(operationId);
  };
  return {
    cartId: undefined,
    cartCount,
    cartSum: undefined,
    orderId: undefined,
    placedOrderId: undefined,
    customerId: undefined,
    profile: () => Promise.reject(new PersonalCallError('getProfile')),
    settled: () => Promise.resolve(),
    signIn: () => Promise.reject(new PersonalCallError('issueToken')),
    signOut: () => Promise.reject(new PersonalCallError('signOut')),
    calls: createCalls(services.commerce, {
      ...inContext(() => sent),
      timeout: services.settings.of(site).timeLimits.commerceCall,
      repeats: 'allow',
      admit: onlyShared,
      hooks: { report: (report) => logFailedCall(report, 'server', services.log) },
    }),
    forward: ({ operationId }) => Promise.reject(new PersonalCallError(operationId)),
  };
}
