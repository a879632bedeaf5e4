import { inContext } from '#commerce/client/call-context.ts';
import { createCalls } from '#commerce/client/calls.ts';
import { observeResponses } from '../request/contract/observe-responses.ts';
import type { RequestContext } from '../request/request-context.ts';
import { callContext, type SharedVisitor } from '../request/request.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import { logFailedCall } from '../services/error-log.ts';
import type { Site } from '../site/site.ts';

/**
 * The session of a page that is rendered for many: it has no cart, no token and no cookie. The calls that such a page may make are
 * anybody's; every other is made in the name of the visitor whose request the page is rendered for, which makes the page personal.
 */
export function openSharedSession(context: RequestContext, { cartCount }: SharedVisitor, site: Site): ShopperSession {
  const { services, sources, channel, correlationId, address } = context;
  const sent = callContext({ site, channel, correlationId, address }, services.accessKey);
  const visitors = (): ShopperSession => context.own.sessionOn(site);
  const shared = createCalls(services.commerce, {
    ...inContext(() => sent),
    timeout: services.settings.of(site).timeLimits.commerceCall,
    repeats: 'allow',
    hooks: { report: (report) => logFailedCall(report, 'server', services.log), observe: observeResponses(context) },
  });
  return {
    cartId: undefined,
    cartCount,
    cartSum: undefined,
    takeLost: () => [],
    cartLines: (signal) => visitors().cartLines(signal),
    favoriteId: undefined,
    orderId: undefined,
    placedOrderId: undefined,
    saveForLaterId: undefined,
    customerId: undefined,
    // Pages of an employee's session are rendered for it alone.
    staff: undefined,
    endedStaff: undefined,
    get staffSession() {
      return visitors().staffSession;
    },
    profile: (signal) => visitors().profile(signal),
    settled: () => Promise.resolve(),
    signIn: (proof) => visitors().signIn(proof),
    signOut: () => visitors().signOut(),
    changePassword: (change) => visitors().changePassword(change),
    endOtherSessions: () => visitors().endOtherSessions(),
    calls: {
      send(call, input, options) {
        const { calls } = sources.noteCall(call.operationId, String(input.productId)) ? { calls: shared } : visitors();
        return calls.send(call, input, options);
      },
    },
    forward: (operation, call) => visitors().forward(operation, call),
  };
}
