import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import type { components } from '#generated/openapi/personalization.ts';

export type DecideAnswer = components['schemas']['DecideAnswer'];
type DecisionAction = components['schemas']['DecisionAction'];
type RecommendedItem = components['schemas']['RecommendedItem'];

/** BRAND:STYLE:COLOUR:SIZE:FIT:…; the id of an item that leaves a choice is no sku. */
const SKU = /^[A-Z]+:[A-Z0-9]{8}:/;
const RECOMMENDATION = 'monetate:action:OmnichannelRecommendation';

/** The variant that was decided on by experience id; the first action of an experience wins, as actions come by priority. */
export function decisionsOf(answer: DecideAnswer): Visitor['decisions'] {
  const decisions: Record<string, { readonly variant: string }> = {};
  for (const { json, component } of actionsOf(answer)) {
    const id = text(json?.experienceId) ?? component;
    const variant = text(json?.variant) ?? text(json?.name) ?? text(json?.label);
    if (id !== undefined && variant !== undefined && !Object.hasOwn(decisions, id)) decisions[id] = { variant };
  }
  return decisions;
}

/** The page's list of recommendation answers; blocks read theirs by index. */
export function recommendationsOf(answer: DecideAnswer, currency: string): readonly (readonly RecommendedProduct[])[] {
  return actionsOf(answer)
    .filter(({ actionType }) => actionType === RECOMMENDATION)
    .map(({ items, actionId }) => (items ?? []).map((item) => toProduct(item, currency, String(actionId))));
}

function actionsOf(answer: DecideAnswer): readonly DecisionAction[] {
  return answer.data.responses[0]?.actions ?? [];
}

function toProduct(item: RecommendedItem, currency: string, recommendationId: string): RecommendedProduct {
  const current = item.salePrice ?? item.price;
  return {
    productId: item.itemGroupId ?? item.id,
    title: item.title,
    image: item.imageLink,
    url: item.link,
    price: { lowCurrent: current, highCurrent: current, lowOriginal: item.price, highOriginal: item.price, currency },
    recommendationId,
    ...(SKU.test(item.id) ? { sku: item.id } : {}),
    ...(item.recToken === undefined ? {} : { recToken: item.recToken }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
