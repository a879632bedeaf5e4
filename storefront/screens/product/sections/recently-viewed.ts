import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import { createSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Data for the browser to store the product and to show previously viewed ones. */
export interface RecentlyViewedData {
  readonly styleId: string;
  readonly siteId: string;
  readonly locale: string;
  readonly languageTag: string;
}

/** Previously viewed products. The browser stores the list, so the server sends none of it. */
export const recentlyViewed = createSection({
  name: 'recently viewed',
  calls: [getWidgetRecommendations],
  show(_, { params, context: { site } }) {
    const { siteId, locale, languageTag } = site;
    return { data: { styleId: requireProduct(params).styleId, siteId, locale, languageTag } satisfies RecentlyViewedData };
  },
});
