import { decide } from '#generated/calls/decide.ts';
import { getChannel } from '../personalization/get-channel.ts';
import { createServiceCalls } from '../request/create-service-calls.ts';
import { hasConsent } from '../request/consent.ts';
import { readShownVariants } from '../request/recalculation.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Visit } from '../request/visit.ts';
import { getShownDecisions, type ShownDecisions } from './shown-decisions.ts';

/**
 * Reports the decisions in a response to the personalization service, each once; not for baselines without a decision, forced variants,
 * previews, prefetched pages or visitors without consent. Never rejects and never retries: a lost impression is better than one counted
 * twice.
 */
export async function reportImpressions(
  context: RequestContext,
  shown: ShownDecisions = getShownDecisions(context.document),
): Promise<void> {
  const visit = await context.knownVisit;
  if (visit?.monetateId === undefined || context.mode === 'preview' || isPrefetch(context) || !hasConsent(context, 'analytics')) return;
  const impressionIds = getImpressionIds(context, visit, shown);
  if (impressionIds.length === 0) return;
  const body = {
    channel: getChannel(context.services.settings.of(context.site).personalization, context),
    monetateId: visit.monetateId,
    events: [{ eventType: 'monetate:record:Impressions' as const, impressionIds: [...impressionIds] }],
  };
  await decide(createServiceCalls('personalization', context), { brand: context.site.brand, body }).catch((error: unknown) =>
    context.services.log.warn('[cairn] [personalization] impressions were not recorded', {
      reason: String(error),
      url: context.url.pathname,
    }),
  );
}

/** A prefetched page may never be seen. */
function isPrefetch({ headers }: RequestContext): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') === true;
}

function getImpressionIds(
  context: RequestContext,
  { visitor, recommendations }: Visit,
  { experiences, lists }: ShownDecisions,
): readonly string[] {
  const before = readShownVariants(context);
  const ofChoices = experiences.map(({ id, chosen }) => (before?.get(id) === chosen ? undefined : visitor.decisions[id]?.impressionId));
  // A recalculated page keeps its lists.
  const ofLists = before === undefined ? lists.map((index) => recommendations[index]) : [];
  const listImpressionIds = ofLists.map((list) => (list?.products.length === 0 ? undefined : list?.impressionId));
  return [...new Set([...ofChoices, ...listImpressionIds].filter((impressionId) => impressionId !== undefined))];
}
