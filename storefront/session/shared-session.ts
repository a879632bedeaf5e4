import { createContextSettings } from '#commerce/client/call-context.ts';
import { createCalls } from '#commerce/client/calls.ts';
import { createResponseObserver } from '../request/contract/observe-responses.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createCallContext, type SharedVisitor } from '../request/request.ts';
import type { ShopperSession } from '../request/shopper-session.ts';
import { logFailedCall } from '../services/error-log.ts';
import type { Site } from '../site/site.ts';

/**
 * The session of a shared page, without cart, token and cookies. It sends only calls that are the same for every visitor; any other call
 * uses the actual visitor's session, which makes the page personal.
 */
export function openSharedSession(context: RequestContext, { cartCount }: SharedVisitor, site: Site): ShopperSession {
  const { services, sources, channel, correlationId, address } = context;
  const sent = createCallContext({ site, channel, correlationId, address }, services.accessKey);
  const getVisitors = (): ShopperSession => context.own.sessionOn(site);
  const shared = createCalls(services.commerce, {
    ...createContextSettings(() => sent),
    timeout: services.settings.of(site).timeLimits.commerceCall,
    repeats: 'allow',
    hooks: { report: (report) => logFailedCall(report, 'server', services.log), observe: createResponseObserver(context) },
  });
  return {
    cartId: undefined,
    cartCount,
    cartSum: undefined,
    takeLost: () => [],
    cartLines: (signal) => getVisitors().cartLines(signal),
    favoriteId: undefined,
    orderId: undefined,
    pendingOrderId: undefined,
    placedOrderId: undefined,
    saveForLaterId: undefined,
    customerId: undefined,
    // Pages of an employee's session are not shared.
    staff: undefined,
    endedStaff: undefined,
    get staffSession() {
      return getVisitors().staffSession;
    },
    profile: (signal) => getVisitors().profile(signal),
    settled: () => Promise.resolve(),
    signIn: (proof) => getVisitors().signIn(proof),
    signOut: () => getVisitors().signOut(),
    changePassword: (change) => getVisitors().changePassword(change),
    confirmEmail: (token) => getVisitors().confirmEmail(token),
    endOtherSessions: () => getVisitors().endOtherSessions(),
    calls: {
      send(call, input, options) {
        const { calls } = sources.recordCall(call.operationId, String(input.productId)) ? { calls: shared } : getVisitors();
        return calls.send(call, input, options);
      },
    },
    forward: (operation, call) => getVisitors().forward(operation, call),
  };
}
