import type { Kysely } from 'kysely';
import type { ListingIndexes } from '../catalog/listing-index/listing-indexes.ts';
import type { Tables } from '../database/tables.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { CallContext } from '../router/call-context.ts';
import type { Handler } from '../router/handler.ts';
import { hashToShare } from './allocate.ts';
import { validateEvents } from './validate-events.ts';
import { createDecisionResponse } from './create-decision-response.ts';
import { buildCandidates, findTargeted, type Candidate, type Visitor } from './build-actions.ts';
import type { EventRecorder, EventToRecord } from './event-recorder.ts';
import type { ExperimentStore } from './experiment-store.ts';
import { parsePreview } from './preview-choices.ts';
import { createRecommender } from './recommend-styles.ts';
import { getEvents, readVisitorContext, type DecideEvent } from './visitor-context.ts';

export interface DecidePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly experiments: ExperimentStore;
  readonly events: EventRecorder;
  readonly indexes: ListingIndexes;
}

/** Format of a mt.v cookie: version, random number, milliseconds of the first visit. */
function issueMonetateId({ ids, clock }: DecidePorts): string {
  const number = Math.floor(hashToShare(ids.uuid()) * 9_000_000_000) + 1_000_000_000;
  return `5.${number}.${clock.now().getTime()}`;
}

function getRecords(events: readonly DecideEvent[]): EventToRecord[] {
  return events
    .filter(({ eventType }) => eventType.startsWith('monetate:record:'))
    .map(({ eventType, ...payload }) => ({ eventType, payload }));
}

type Response = ReturnType<typeof createDecisionResponse>;

/** Impressions of decisions, including the control group's. Callers that manage impressions report them themselves. */
function getImpressions(request: { readonly manageImpressions?: boolean }, response: Response): EventToRecord[] {
  const impressionIds = response.actions.flatMap(({ impressionId }) => (impressionId ? [impressionId] : []));
  if (request.manageImpressions || impressionIds.length === 0) return [];
  return [{ eventType: 'monetate:record:Impressions', payload: { impressionIds } }];
}

/** Errors in the contract's own format. */
export const createDecisionError = (sentences: readonly string[]) => ({
  status: 400,
  body: { meta: { code: 400, errors: [...sentences], warnings: [] } },
});

/** Returns the requested decisions. The visitor's events are recorded after the response. */
export function createDecide(ports: DecidePorts): Handler<'decide'> {
  const recommend = createRecommender(ports);

  async function findCandidates(
    brand: string,
    events: readonly DecideEvent[],
    shopper: Pick<Visitor, 'monetateId' | 'forced'>,
    { siteId, locale }: CallContext,
  ): Promise<readonly Candidate[]> {
    const visitor = { ...shopper, context: readVisitorContext(events) };
    const meant = findTargeted(ports.experiments.of(brand), visitor);
    const { productIds } = visitor.context;
    const styles = await recommend(
      { brand, siteId, locale, productIds },
      meant.recommendations.map(({ strategy }) => strategy),
    );
    return buildCandidates(meant, styles, visitor);
  }

  return {
    accept: validateEvents,
    createError: createDecisionError,
    async handle({ params, body, notes, context }) {
      const monetateId = body.monetateId ?? issueMonetateId(ports);
      const { forced, faults } = parsePreview(body.preview);
      const requests = getEvents(body.events, 'monetate:decision:DecisionRequest');
      // A call that only reports events needs no decision.
      const candidates = requests.length === 0 ? [] : await findCandidates(params.brand, body.events, { monetateId, forced }, context);
      const responses = requests.map((request) => createDecisionResponse(candidates, request));
      const records = [
        ...getRecords(body.events),
        ...requests.flatMap((request, index) => (responses[index] ? getImpressions(request, responses[index]) : [])),
      ];
      const recording = { brand: params.brand.toLowerCase(), monetateId, at: ports.clock.now() };
      ports.events.record(recording, records);
      return { body: { meta: { code: 200, errors: [...notes], warnings: [...faults], monetateId }, data: { responses } } };
    },
  };
}
