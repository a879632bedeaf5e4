import { decide } from '#generated/calls/decide.ts';
import { needsOf } from '#engine/resolve/needs.ts';
import { documentOf } from '../canvas/document-record.ts';
import { channelOf } from '../personalization/events.ts';
import { callsOf } from '../request/calls-of.ts';
import { shownBefore } from '../request/recalculation.ts';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { knownVisit, type Visit } from './visit.ts';

/**
 * Tells the personalization service what of its decisions the answer to a request shows, each once: variants, baselines of control groups,
 * and recommendations that there were. Baselines without a decision, forced variants and previews are nobody's impressions, nor is a page that is fetched ahead. Never rejects,
 * and is not repeated: an impression that is lost is better than one that is counted twice.
 */
export async function tellImpressions(facts: RequestFacts, services: Services): Promise<void> {
  const visit = await knownVisit(facts);
  if (visit?.monetateId === undefined || facts.mode === 'preview' || isFetchedAhead(facts)) return;
  const impressionIds = impressionsOf(facts, visit);
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

function impressionsOf(facts: RequestFacts, { recommendations }: Visit): readonly string[] {
  const { shown, choices } = documentOf(facts);
  const before = shownBefore(facts);
  const ofChoices = choices.flatMap(({ experienceId = '', picked, impressionId }) =>
    impressionId === undefined || before?.get(experienceId) === picked ? [] : [impressionId],
  );
  // A recalculated page shows the lists that it showed before.
  const lists = before === undefined ? needsOf('recommendations', shown).map(({ index }) => recommendations[index]) : [];
  const ofLists = lists.flatMap((list) => (list?.impressionId === undefined || list.products.length === 0 ? [] : [list.impressionId]));
  return [...new Set([...ofChoices, ...ofLists])];
}
