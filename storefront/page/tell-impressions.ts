import { decide } from '#generated/calls/decide.ts';
import { documentOf } from '../canvas/document-record.ts';
import { channelOf } from '../personalization/events.ts';
import { callsOf } from '../request/calls-of.ts';
import { allows } from '../request/consent.ts';
import { shownBefore } from '../request/recalculation.ts';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { shownDecisions, type ShownDecisions } from './shown-decisions.ts';
import { knownVisit, type Visit } from './visit.ts';

/**
 * Tells the personalization service what of its decisions the answer to a request shows, each once: variants, baselines of control groups,
 * and recommendations that there were. Baselines without a decision, forced variants and previews are nobody's impressions, nor is a page that is fetched ahead, or whose visitor does not allow it. Never rejects,
 * and is not repeated: an impression that is lost is better than one that is counted twice.
 */
export async function tellImpressions(
  facts: RequestFacts,
  services: Services,
  shown: ShownDecisions = shownDecisions(documentOf(facts)),
): Promise<void> {
  const visit = await knownVisit(facts);
  if (visit?.monetateId === undefined || facts.mode === 'preview' || isFetchedAhead(facts) || !allows(facts, 'analytics')) return;
  const impressionIds = impressionsOf(facts, visit, shown);
  if (impressionIds.length === 0) return;
  const body = {
    channel: channelOf(services.settings.of(facts.site).personalization, facts),
    monetateId: visit.monetateId,
    events: [{ eventType: 'monetate:record:Impressions' as const, impressionIds: [...impressionIds] }],
  };
  await decide(callsOf('personalization', facts, services), { brand: facts.site.brand, body }).catch((error: unknown) =>
    services.log.warn('[cairn] [personalization] impressions were not recorded', { reason: String(error), url: facts.url.pathname }),
  );
}

/** Of a page that is fetched before anybody has asked for it, nobody knows whether it will be seen. */
function isFetchedAhead({ headers }: RequestFacts): boolean {
  return headers.get('sec-purpose')?.includes('prefetch') === true;
}

function impressionsOf(
  facts: RequestFacts,
  { visitor, recommendations }: Visit,
  { experiences, lists }: ShownDecisions,
): readonly string[] {
  const before = shownBefore(facts);
  const ofChoices = experiences.map(({ id, picked }) => (before?.get(id) === picked ? undefined : visitor.decisions[id]?.impressionId));
  // A recalculated page shows the lists that it showed before.
  const ofLists = before === undefined ? lists.map((index) => recommendations[index]) : [];
  const told = ofLists.map((list) => (list?.products.length === 0 ? undefined : list?.impressionId));
  return [...new Set([...ofChoices, ...told].filter((impressionId) => impressionId !== undefined))];
}
