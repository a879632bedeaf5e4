import { recommendationType, type DecisionAction } from '#blocks/host/parse-recommendation-lists.ts';
import type { Decision, Visitor } from '#engine/resolve/visitor.ts';
import type { components } from '#generated/openapi/personalization.ts';

export type DecideResponse = components['schemas']['DecideResponse'];

/** The action that changes nothing, for control groups. */
const NO_ACTION: DecisionAction['actionType'] = 'monetate:action:NoAction';
const BASELINE = 'Baseline';

/** The chosen variant by experience id. The first action of an experience wins, because actions are ordered by priority. */
export function getDecisions({ data }: DecideResponse): Visitor['decisions'] {
  const decisions: Record<string, Decision> = {};
  for (const { json, component, actionType, impressionId } of data.responses[0]?.actions ?? []) {
    if (actionType === recommendationType) continue;
    const id = parseText(json?.experienceId) ?? component;
    const variant = actionType === NO_ACTION ? BASELINE : (parseText(json?.variant) ?? parseText(json?.name) ?? parseText(json?.label));
    if (id === undefined || variant === undefined || Object.hasOwn(decisions, id)) continue;
    decisions[id] = { variant, ...(impressionId ? { impressionId } : {}) };
  }
  return decisions;
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
