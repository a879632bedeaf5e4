import type { OperationResponse } from '#generated/openapi/operations.ts';
import { allocateVariant, getControlAllocation, createStableId } from './allocate.ts';
import type { Experience, ExperimentsFile, Recommendation } from './experiments-file.ts';
import type { RecommendedStyle } from './recommend-styles.ts';
import { isTargeted } from './targeting.ts';
import type { VisitorContext } from './visitor-context.ts';

type DecideResponse = OperationResponse<'decide'>;
type ReportedAction = DecideResponse['data']['responses'][number]['actions'][number];
export type Action = Omit<ReportedAction, 'impressionReporting'>;
export type Report = NonNullable<ReportedAction['impressionReporting']>;

/** An action with its competing slots. */
export interface Candidate {
  readonly action: Action;
  /** Lazy, as most requests need no reports. */
  readonly report: () => Report;
  readonly slots: readonly string[];
  readonly priority: number;
}

export interface Visitor {
  readonly monetateId: string;
  readonly context: VisitorContext;
  /** Variants that a preview forces, by experienceId. */
  readonly forced: ReadonlyMap<string, string>;
}

function createExperienceCandidate(experience: Experience, visitor: Visitor): Candidate {
  const { experienceId, variants, component, reportingId, label, name = label } = experience;
  const forced = variants.find((variant) => variant.name === visitor.forced.get(experienceId));
  const variant = forced ?? allocateVariant(visitor.monetateId, experienceId, variants);
  const action: Action = {
    actionId: reportingId,
    actionType: variant.action === 'none' ? 'monetate:action:NoAction' : 'monetate:action:OmnichannelJson',
    component,
    json: { ...(variant.action === 'json' && variant.json), experienceId, variant: variant.name },
    impressionId: createStableId(visitor.monetateId, experienceId, variant.name),
    isControl: variant.isControl,
  };
  const report = (): Report => [
    {
      experience_id: reportingId,
      experience_label: label,
      experience_name: name,
      variant_label: variant.name,
      is_control: variant.isControl,
      control_allocation: getControlAllocation(variants),
    },
  ];
  return { action, report, slots: experience.slots ?? [component], priority: experience.priority };
}

/** Each cached list has one array of items, so that callers in this process recognize it by identity. */
const itemsByList = new WeakMap<readonly RecommendedStyle[], Map<string, NonNullable<Action['items']>>>();

/** Recommendation tokens name the list but not the visitor, who is recorded beside them. */
function getItems(found: readonly RecommendedStyle[], recommendationId: string): NonNullable<Action['items']> {
  const known = itemsByList.get(found) ?? new Map<string, NonNullable<Action['items']>>();
  itemsByList.set(found, known);
  const items = known.get(recommendationId) ?? found.map((item) => ({ ...item, recToken: createStableId(recommendationId, item.id) }));
  known.set(recommendationId, items);
  return items;
}

function createRecommendationCandidate(list: Recommendation, found: readonly RecommendedStyle[], visitor: Visitor): Candidate {
  const { recommendationId, component, reportingId, label, name = label } = list;
  const action: Action = {
    actionId: reportingId,
    actionType: 'monetate:action:OmnichannelRecommendation',
    component,
    json: { recommendationId },
    impressionId: createStableId(visitor.monetateId, recommendationId),
    isControl: false,
    items: getItems(found, recommendationId),
  };
  const report = (): Report => [
    {
      experience_id: reportingId,
      experience_label: label,
      experience_name: name,
      variant_label: 'Experiment',
      is_control: false,
      control_allocation: 0,
    },
  ];
  return { action, report, slots: list.slots ?? [component], priority: list.priority };
}

export interface Targeted {
  readonly experiences: readonly Experience[];
  readonly recommendations: readonly Recommendation[];
}

/** Experiences and recommendations that target the visitor. */
export function findTargeted(file: ExperimentsFile, { forced, context }: Pick<Visitor, 'forced' | 'context'>): Targeted {
  return {
    experiences: file.experiences.filter(({ experienceId, targeting }) => forced.has(experienceId) || isTargeted(targeting, context)),
    recommendations: file.recommendations.filter(({ targeting }) => isTargeted(targeting, context)),
  };
}

/**
 * Creates an action for each, highest priority first and otherwise in the file's order. `found` has the products of each recommendation.
 */
export function buildCandidates(meant: Targeted, found: readonly (readonly RecommendedStyle[])[], visitor: Visitor): readonly Candidate[] {
  const experiences = meant.experiences.map((experience) => createExperienceCandidate(experience, visitor));
  const recommendations = meant.recommendations.map((list, index) => createRecommendationCandidate(list, found[index] ?? [], visitor));
  return [...experiences, ...recommendations].sort((a, b) => b.priority - a.priority);
}
