import { inContext } from '#commerce/client/call-context.ts';
import { createCalls, type CallSettings } from '#commerce/client/calls.ts';
import { notePersonalCall, noteSharedCall } from '../request/shared-calls.ts';
import { callContext, type RequestFacts, type SharedVisitor } from '../request/request.ts';
import { logFailedCall } from '../services/error-log.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import type { ShopperSession } from './shopper-session.ts';

/** A call that a page for many has made in a shopper's name. */
class PersonalCallError extends Error {
  constructor(operationId: string) {
    super(`[cairn] [session] ${operationId} is a shopper's call, but the page is made for many`);
    this.name = 'PersonalCallError';
  }
}

/** The session of a page that is made for many: it has no cart, no token and no cookie, and makes no call but those that are anybody's. */
export function openSharedSession(facts: RequestFacts, { cartCount }: SharedVisitor, services: Services, site: Site): ShopperSession {
  const context = callContext({ ...facts, site }, services.accessKey);
  const onlyShared: CallSettings['admit'] = ({ operationId }, { productId }) => {
    if (noteSharedCall(facts, operationId, String(productId))) return;
    notePersonalCall(facts);
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
      ...inContext(() => context),
      timeout: services.settings.of(site).timeLimits.commerceCall,
      repeats: 'allow',
      admit: onlyShared,
      hooks: { report: (report) => logFailedCall(report, 'server', services.log) },
    }),
    forward: ({ operationId }) => Promise.reject(new PersonalCallError(operationId)),
  };
}
