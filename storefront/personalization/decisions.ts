import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { Decision, Visitor } from '#engine/resolve/visitor.ts';
import type { components } from '#generated/openapi/personalization.ts';

export type DecideAnswer = components['schemas']['DecideAnswer'];
type DecisionAction = components['schemas']['DecisionAction'];
type ActionType = DecisionAction['actionType'];
type RecommendedItem = components['schemas']['RecommendedItem'];

/** A recommendation answer of the page's list; blocks read theirs by index. */
export interface RecommendationList {
  readonly products: readonly RecommendedProduct[];
  readonly impressionId?: string;
}

/** BRAND:STYLE:COLOUR:SIZE:FIT:…; the id of an item that leaves a choice is no sku. */
const SKU = /^[A-Z]+:[A-Z0-9]{8}:/;
const RECOMMENDATION: ActionType = 'monetate:action:OmnichannelRecommendation';
/** The decision to change nothing: what a control group gets. */
const NO_ACTION: ActionType = 'monetate:action:NoAction';
const BASELINE = 'Baseline';

/** The variant that was decided on by experience id; the first action of an experience wins, as actions come by priority. */
export function decisionsOf(answer: DecideAnswer): Visitor['decisions'] {
  const decisions: Record<string, Decision> = {};
  for (const { json, component, actionType, impressionId } of actionsOf(answer)) {
    if (actionType === RECOMMENDATION) continue;
    const id = text(json?.experienceId) ?? component;
    const variant = actionType === NO_ACTION ? BASELINE : (text(json?.variant) ?? text(json?.name) ?? text(json?.label));
    if (id === undefined || variant === undefined || Object.hasOwn(decisions, id)) continue;
    decisions[id] = { variant, ...(impressionId ? { impressionId } : {}) };
  }
  return decisions;
}

export function recommendationsOf(answer: DecideAnswer, currency: string): readonly RecommendationList[] {
  return actionsOf(answer)
    .filter(({ actionType }) => actionType === RECOMMENDATION)
    .map(({ items, actionId, impressionId }) => ({
      products: (items ?? []).map((item) => toProduct(item, currency, String(actionId))),
      ...(impressionId ? { impressionId } : {}),
    }));
}

function actionsOf(answer: DecideAnswer): readonly DecisionAction[] {
  return answer.data.responses[0]?.actions ?? [];
}

function toProduct(item: RecommendedItem, currency: string, recommendationId: string): RecommendedProduct {
  const current = item.salePrice ?? item.price;
  return {
    productId: item.itemGroupId ?? item.id,
    ...(SKU.test(item.id) ? { sku: item.id } : {}),
    title: item.title,
    image: item.imageLink,
    url: item.link,
    price: { lowCurrent: current, highCurrent: current, lowOriginal: item.price, highOriginal: item.price, currency },
    recommendationId,
    ...(item.recToken === undefined ? {} : { recToken: item.recToken }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
