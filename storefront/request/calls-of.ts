import { inContext } from '#commerce/client/call-context.ts';
import { createCalls, type Calls } from '#commerce/client/calls.ts';
import type { CallMiddleware } from '#commerce/client/middleware.ts';
import { callContext, type RequestFacts } from './request.ts';
import type { StorefrontPorts } from '../services/services.ts';

type ServiceName = 'content' | 'personalization' | 'commerce';

/** Calls of a service that say which request they are for, but not which shopper: those are the session's. */
export function callsOf<Name extends ServiceName>(
  name: Name,
  facts: Pick<RequestFacts, 'site' | 'channel' | 'correlationId' | 'address'>,
  services: Pick<StorefrontPorts, Name | 'accessKey' | 'settings'>,
  middleware: readonly CallMiddleware[] = [],
): Calls {
  const context = callContext(facts, services.accessKey);
  const { contentCall, personalizationCall, commerceCall } = services.settings.of(facts.site).timeLimits;
  const timeouts = { content: contentCall, personalization: personalizationCall, commerce: commerceCall };
  return createCalls(services[name], { ...inContext(() => context), timeout: timeouts[name], repeats: 'allow', middleware });
}
