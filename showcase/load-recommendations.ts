import { parseRecommendationLists } from '#blocks/host/parse-recommendation-lists.ts';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { Calls } from '#commerce/client/calls.ts';
import { decide } from '#generated/calls/decide.ts';

export type RecommendationLists = readonly (readonly RecommendedProduct[])[];

interface Question {
  readonly brand: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly language: string;
  /** The showcase's own channel, which is excluded from all counts. */
  readonly channel: string;
}

/**
 * Loads products for blocks that use the personalization service, so that editors see such a block filled.
 * @throws ServiceError
 */
export async function loadRecommendations(calls: Calls, { brand, currency, language, channel }: Question): Promise<RecommendationLists> {
  const body = {
    channel,
    events: [
      { eventType: 'monetate:context:Language' as const, language },
      {
        eventType: 'monetate:decision:DecisionRequest' as const,
        requestId: 'showcase',
        actionTypes: ['monetate:action:OmnichannelRecommendation' as const],
        manageImpressions: true,
      },
    ],
  };
  return parseRecommendationLists(await decide(calls, { brand, body }), currency).map(({ products }) => products);
}
