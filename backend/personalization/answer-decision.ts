import type { Action, Candidate } from './build-actions.ts';
import type { DecisionRequestEvent } from './visitor-context.ts';

/** Empty or missing filters filter nothing; both together mean AND. With slots, each gets its highest-priority action only. */
function selectActions(candidates: readonly Candidate[], request: DecisionRequestEvent): readonly Action[] {
  const { actionTypes = [], slots = [] } = request;
  const ofType = candidates.filter(({ action }) => actionTypes.length === 0 || actionTypes.includes(action.actionType));
  if (slots.length === 0) return ofType.map(({ action }) => action);
  const winners = new Set(slots.map((slot) => ofType.find((candidate) => candidate.slots.includes(slot))));
  return ofType.filter((candidate) => winners.has(candidate)).map(({ action }) => action);
}

function withoutReport({ impressionReporting: _report, ...action }: Action): Action {
  return action;
}

/** One response for a decision request; the reports are for those who ask for them. */
export function answerDecision(candidates: readonly Candidate[], request: DecisionRequestEvent): { requestId: string; actions: Action[] } {
  const actions = selectActions(candidates, request);
  return { requestId: request.requestId, actions: request.includeReporting ? [...actions] : actions.map(withoutReport) };
}
