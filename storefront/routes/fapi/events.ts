import type { ActionFunctionArgs } from 'react-router';
import { decide } from '#generated/calls/decide.ts';
import type { EventBatch, PageEvent } from '#generated/openapi/internal.ts';
import type { components } from '#generated/openapi/personalization.ts';
import { operationValidators } from '#generated/openapi/validators.ts';
import { loadRecommendationTokens } from '../../page/recommendation-tokens.ts';
import type { ShownProduct } from '../../page/shown-product.ts';
import { createServiceCalls } from '../../request/create-service-calls.ts';
import { hasConsent } from '../../request/consent.ts';
import { logFailedCall } from '../../services/error-log.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { requestContext } from '../../request/router-context.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { getChannel } from '../../personalization/get-channel.ts';
import { getMonetateId, parseScreenSize } from '../../personalization/events.ts';
import { readValidBody } from './read-valid-body.ts';

type DecideEvent = components['schemas']['DecideRequest']['events'][number];

export const handle: RouteHandle = { mediaTypes: ['application/json'] };

/**
 * Handles a batch of a page's events. Failed calls are logged; relevant events are forwarded once to the personalization service, with the
 * visitor's consent.
 */
export async function action({ request, context: router }: ActionFunctionArgs): Promise<Response> {
  const context = router.get(requestContext);
  const body = await readValidBody<EventBatch>(request, operationValidators.recordEvents.request.body, context);
  if (body instanceof Response) return body;
  for (const event of body.events) if (event.name === 'service-error') logFailedCall(event.data, 'browser', context.services.log);
  const events = hasConsent(context, 'analytics') ? await createDecideEvents(body, context) : [];
  const monetateId = getMonetateId(context.cookies);
  if (events.length > 0 && monetateId) {
    const { personalization } = context.services.settings.of(context.site);
    const call = { channel: getChannel(personalization, context, body.path), monetateId, events };
    await decide(createServiceCalls('personalization', context), { brand: context.brand.id, body: call }).catch((error: unknown) =>
      context.services.log.warn('[cairn] [personalization] events were not recorded', { reason: String(error) }),
    );
  }
  return new Response(null, { status: 204 });
}

/** Events for the personalization service, including the screen size if the page's request did not contain it. */
async function createDecideEvents({ path, events, pageEvents = [] }: EventBatch, context: RequestContext): Promise<DecideEvent[]> {
  const loadTokens = (name: PageEvent['name']): Promise<readonly string[]> =>
    loadRecommendationTokens(
      events.flatMap((event) => (event.name === name ? getProducts(event) : [])),
      path,
      context,
    );
  const [recImpressions, recClicks] = await Promise.all([loadTokens('recommendation-impression'), loadTokens('recommendation-click')]);
  const screen = events.some(({ name }) => name === 'screen-size') ? parseScreenSize(context.cookies.screen) : undefined;
  return [
    ...(screen ? [screen] : []),
    ...(recImpressions.length > 0 ? [{ eventType: 'monetate:record:RecImpressions' as const, recImpressions: [...recImpressions] }] : []),
    ...(pageEvents.length > 0 ? [{ eventType: 'monetate:record:PageEvents' as const, pageEvents: [...pageEvents] }] : []),
    ...(recClicks.length > 0 ? [{ eventType: 'monetate:record:RecClicks' as const, recClicks: [...recClicks] }] : []),
  ];
}

/** The products of a list in an event, if the personalization service chose the list. */
function getProducts(event: PageEvent): readonly ShownProduct[] {
  if (event.name !== 'recommendation-impression' && event.name !== 'recommendation-click') return [];
  const { recommendationId } = event.data;
  if (recommendationId === undefined) return [];
  const productIds = 'productIds' in event.data ? event.data.productIds : [event.data.productId];
  return productIds.map((productId) => ({ recommendationId, productId }));
}
