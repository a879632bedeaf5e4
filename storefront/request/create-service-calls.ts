import { createContextSettings } from '#commerce/client/call-context.ts';
import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallMiddleware } from '#commerce/client/middleware.ts';
import { createResponseObserver } from './contract/observe-responses.ts';
import type { RequestContext } from './request-context.ts';
import { createCallContext } from './request.ts';

type ServiceName = 'content' | 'personalization' | 'commerce';

/** Calls of a service with the request's headers but without the shopper's session. */
export function createServiceCalls(name: ServiceName, context: RequestContext, middleware: readonly CallMiddleware[] = []): Calls {
  const { services, site } = context;
  const sent = createCallContext(context, services.accessKey);
  const { contentCall, personalizationCall, commerceCall } = services.settings.of(site).timeLimits;
  const timeouts = { content: contentCall, personalization: personalizationCall, commerce: commerceCall };
  return createCalls(services[name], {
    ...createContextSettings(() => sent),
    timeout: timeouts[name],
    repeats: 'allow',
    middleware,
    hooks: { observe: createResponseObserver(context) },
  });
}
