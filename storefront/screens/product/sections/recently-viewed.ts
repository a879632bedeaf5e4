import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import { section } from '../../../sections/section.ts';
import { namedProduct } from '../product-address.ts';

/** Data that the browser needs to remember the product and to show those that were looked at before. */
export interface RecentlyViewedData {
  readonly styleId: string;
  readonly siteId: string;
  readonly locale: string;
  readonly languageTag: string;
}

/** Products that this browser has shown before. The list is in the browser, so that the server sends none of it. */
export const recentlyViewed = section({
  name: 'recently viewed',
  calls: [getWidgetRecommendations],
  show(_, { params, context: { site } }) {
    const { siteId, locale, languageTag } = site;
    return { data: { styleId: namedProduct(params).styleId, siteId, locale, languageTag } satisfies RecentlyViewedData };
  },
});
