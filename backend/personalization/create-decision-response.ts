import type { Action, Candidate, Report } from './build-actions.ts';
import type { DecisionRequestEvent } from './visitor-context.ts';

/** Empty or missing filters match everything; both together mean AND. Each requested slot gets its highest-priority action only. */
function selectCandidates(candidates: readonly Candidate[], request: DecisionRequestEvent): readonly Candidate[] {
  const { actionTypes = [], slots = [] } = request;
  const ofType = actionTypes.length === 0 ? candidates : candidates.filter(({ action }) => actionTypes.includes(action.actionType));
  if (slots.length === 0) return ofType;
  const winners = new Set(slots.map((slot) => ofType.find((candidate) => candidate.slots.includes(slot))));
  return ofType.filter((candidate) => winners.has(candidate));
}

type ReportedAction = Action & { readonly impressionReporting?: Report };

/** Builds the response to a decision request. Reports are included on request. */
export function createDecisionResponse(
  candidates: readonly Candidate[],
  request: DecisionRequestEvent,
): { requestId: string; actions: ReportedAction[] } {
  const actions = selectCandidates(candidates, request).map(({ action, report }) =>
    request.includeReporting ? { ...action, impressionReporting: report() } : action,
  );
  return { requestId: request.requestId, actions };
}
