import type { components } from '#generated/openapi/personalization.ts';
import type { RecommendedProduct } from './recommendations.ts';

type DecideAnswer = components['schemas']['DecideAnswer'];
export type DecisionAction = components['schemas']['DecisionAction'];
type RecommendedItem = components['schemas']['RecommendedItem'];

/** A recommendation answer of the page's list; blocks read theirs by index. */
export interface RecommendationList {
  readonly products: readonly RecommendedProduct[];
  /** The visitor's own for each product, by which what is seen and followed is told back; apart, as a page is made for many. */
  readonly tokens: readonly (string | undefined)[];
  /** Told back to the personalization service once the list has been shown. */
  readonly impressionId?: string;
}

/** BRAND:STYLE:COLOR:SIZE:FIT:…; the id of an item that leaves a choice is no sku. */
const SKU = /^[A-Z]+:[A-Z0-9]{8}:/;

export const recommendationType: DecisionAction['actionType'] = 'monetate:action:OmnichannelRecommendation';

/** The lists of products in an answer of the personalization service, in its order. @param currency ISO 4217 */
export function recommendationsOf({ data }: DecideAnswer, currency: string): readonly RecommendationList[] {
  return (data.responses[0]?.actions ?? [])
    .filter(({ actionType }) => actionType === recommendationType)
    .map(({ items = [], actionId, impressionId }) => ({
      ...shownOf(items, currency, String(actionId)),
      ...(impressionId ? { impressionId } : {}),
    }));
}

type Shown = Pick<RecommendationList, 'products' | 'tokens'>;

/** A service in the same process answers many visitors with the same array: what is shown of it is made once. */
const shownByItems = new WeakMap<readonly RecommendedItem[], Map<string, Shown>>();

function shownOf(items: readonly RecommendedItem[], currency: string, recommendationId: string): Shown {
  const known = shownByItems.get(items) ?? new Map<string, Shown>();
  shownByItems.set(items, known);
  const key = `${currency} ${recommendationId}`;
  const shown = known.get(key) ?? {
    products: items.map((item) => toProduct(item, currency, recommendationId)),
    tokens: items.map(({ recToken }) => recToken),
  };
  known.set(key, shown);
  return shown;
}

function toProduct(item: RecommendedItem, currency: string, recommendationId: string): RecommendedProduct {
  const { historicBestPrice, previousBestSalesPrice, percentagePriceDiscount, review_average, stars } = item;
  const current = item.salePrice ?? item.price;
  const rating = review_average ?? stars;
  return {
    productId: item.itemGroupId ?? item.id,
    ...(SKU.test(item.id) ? { sku: item.id } : {}),
    title: item.title,
    ...(item.kind === undefined ? {} : { kind: item.kind }),
    image: item.imageLink,
    url: item.link,
    price: {
      lowCurrent: current,
      highCurrent: current,
      lowOriginal: item.price,
      highOriginal: item.price,
      currency,
      ...(historicBestPrice === undefined ? {} : { historicBestPrice }),
      ...(previousBestSalesPrice === undefined ? {} : { previousBestSalesPrice }),
      ...(percentagePriceDiscount === undefined ? {} : { percentagePriceDiscount }),
    },
    ...(rating === undefined ? {} : { rating }),
    recommendationId,
  };
}
