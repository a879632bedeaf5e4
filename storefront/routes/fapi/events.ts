import type { ActionFunctionArgs } from 'react-router';
import { z } from 'zod';
import { decide } from '#generated/calls/decide.ts';
import type { components } from '#generated/openapi/personalization.ts';
import { callsOf } from '../../request/calls-of.ts';
import { logFailedCall } from '../../services/error-log.ts';
import type { RequestFacts } from '../../request/request.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { channelOf, monetateIdOf, screenOf } from '../../personalization/events.ts';
import { errorAnswer } from './document-answer.ts';

type DecideEvent = components['schemas']['DecideRequest']['events'][number];

const tokens = z.array(z.string().max(500)).max(24);
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
    .array(z.object({ name: z.string().max(80), data: z.object({ recTokens: tokens.optional() }).loose().optional() }))
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
  const events = toldEvents(parsed.data.events, facts);
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
function toldEvents(events: z.infer<typeof batch>['events'], { cookies }: RequestFacts): DecideEvent[] {
  const tokensOf = (name: string) => events.filter((event) => event.name === name).flatMap(({ data }) => data?.recTokens ?? []);
  const recImpressions = tokensOf('recommendation-impression');
  const recClicks = tokensOf('recommendation-click');
  const screen = events.some(({ name }) => name === 'screen-size') ? screenOf(cookies.screen) : undefined;
  return [
    ...(screen ? [screen] : []),
    ...(recImpressions.length > 0 ? [{ eventType: 'monetate:record:RecImpressions' as const, recImpressions }] : []),
    ...(recClicks.length > 0 ? [{ eventType: 'monetate:record:RecClicks' as const, recClicks }] : []),
  ];
}
