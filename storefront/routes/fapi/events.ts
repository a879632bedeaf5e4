import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { decide } from '#generated/calls/decide.ts';
import type { components } from '#generated/openapi/personalization.ts';
import { recommendationTokens, type ShownProduct } from '../../page/recommendation-tokens.ts';
import { callsOf } from '../../request/calls-of.ts';
import { logFailedCall } from '../../services/error-log.ts';
import type { RequestFacts } from '../../request/request.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { Services } from '../../services/services.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { channelOf, monetateIdOf, screenOf } from '../../personalization/events.ts';
import { errorAnswer } from './document-answer.ts';

type DecideEvent = components['schemas']['DecideRequest']['events'][number];

const id = z.string().max(100);
/** Of what is told of recommendations: the list, and one product or several of it. */
const told = z.object({ recommendationId: id, productId: id.optional(), productIds: z.array(id).max(24).optional() });
/** A call of the page's that failed, told by the page's error port. */
const failedCall = z.object({
  level: z.enum(['warning', 'error']),
  message: z.string().max(2000),
  operation: z.string().max(80),
  errorId: z.string().max(20).optional(),
  status: z.number().int().optional(),
  correlationId: z.string().max(80).optional(),
});
const batch = z.object({
  path: z.string().max(2000),
  events: z
    .array(z.object({ name: z.string().max(80), data: z.record(z.string(), z.unknown()).optional() }))
    .min(1)
    .max(100),
});

export const handle: RouteHandle = { takes: ['application/json'] };

/** A batch of tracking events. What the personalization service learns from is passed on to it, once; failed calls go to the log. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const facts = context.get(requestContext);
  const services = context.get(servicesContext);
  const parsed = batch.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return errorAnswer(400, 'API400', z.prettifyError(parsed.error), facts);
  for (const { name, data } of parsed.data.events) {
    const report = name === 'service-error' ? failedCall.safeParse(data) : undefined;
    if (report?.success) logFailedCall(report.data, 'browser', services.log);
  }
  const events = await toldEvents(parsed.data, facts, services);
  const monetateId = monetateIdOf(facts.cookies);
  if (events.length > 0 && monetateId) {
    const body = { channel: channelOf(services.settings.of(facts.site).personalization, facts), monetateId, events };
    await decide(callsOf('personalization', facts, services), { brand: facts.brand.id, body }).catch((error: unknown) =>
      services.log.warn('[cairn] [personalization] events were not recorded', { reason: String(error) }),
    );
  }
  return new Response(null, { status: 204 });
}

/** What the personalization service learns from. A page whose request did not know the screen tells that it does now. */
async function toldEvents({ path, events }: z.infer<typeof batch>, facts: RequestFacts, services: Services): Promise<DecideEvent[]> {
  const tokensOf = (name: string): Promise<readonly string[]> =>
    recommendationTokens(
      events.flatMap((event) => (event.name === name ? productsIn(event.data) : [])),
      path,
      facts,
      services,
    );
  const [recImpressions, recClicks] = await Promise.all([tokensOf('recommendation-impression'), tokensOf('recommendation-click')]);
  const screen = events.some(({ name }) => name === 'screen-size') ? screenOf(facts.cookies.screen) : undefined;
  return [
    ...(screen ? [screen] : []),
    ...(recImpressions.length > 0 ? [{ eventType: 'monetate:record:RecImpressions' as const, recImpressions: [...recImpressions] }] : []),
    ...(recClicks.length > 0 ? [{ eventType: 'monetate:record:RecClicks' as const, recClicks: [...recClicks] }] : []),
  ];
}

function productsIn(data: unknown): readonly ShownProduct[] {
  const { data: found } = told.safeParse(data);
  if (!found) return [];
  const { recommendationId, productId, productIds = [] } = found;
  return [...(productId === undefined ? [] : [productId]), ...productIds].map((shown) => ({ recommendationId, productId: shown }));
}
