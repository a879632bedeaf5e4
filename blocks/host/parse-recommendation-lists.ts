import type { components } from '#generated/openapi/personalization.ts';
import type { RecommendedProduct } from './recommendations.ts';

type DecideResponse = components['schemas']['DecideResponse'];
export type DecisionAction = components['schemas']['DecisionAction'];
type RecommendedItem = components['schemas']['RecommendedItem'];

/** One recommendation list of the page; blocks read theirs by index. */
export interface RecommendationList {
  readonly products: readonly RecommendedProduct[];
  /**
   * The visitor's own token for each product, used to report views and clicks. Separate from the products, because a page is rendered for
   * many visitors.
   */
  readonly tokens: readonly (string | undefined)[];
  /** Reported to the personalization service once the list has been shown. */
  readonly impressionId?: string;
}

/** BRAND:STYLE:COLOR:SIZE:FIT:…; the id of a product with options is not a sku. */
const SKU = /^[A-Z]+:[A-Z0-9]{8}:/;

export const recommendationType: DecisionAction['actionType'] = 'monetate:action:OmnichannelRecommendation';

/**
 * Extracts the product lists of a response of the personalization service, in its order.
 * @param currency ISO 4217
 */
export function parseRecommendationLists({ data }: DecideResponse, currency: string): readonly RecommendationList[] {
  return (data.responses[0]?.actions ?? [])
    .filter(({ actionType }) => actionType === recommendationType)
    .map(({ items = [], actionId, impressionId }) => ({
      ...getShownProducts(items, currency, String(actionId)),
      ...(impressionId ? { impressionId } : {}),
    }));
}

type Shown = Pick<RecommendationList, 'products' | 'tokens'>;

/** A service in the same process returns the same array to many visitors: convert it once. */
const shownByItems = new WeakMap<readonly RecommendedItem[], Map<string, Shown>>();

function getShownProducts(items: readonly RecommendedItem[], currency: string, recommendationId: string): Shown {
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
