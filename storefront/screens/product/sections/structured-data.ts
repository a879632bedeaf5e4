import { createSection } from '../../../sections/section.ts';
import { getPageUrl } from '../../../site/alternates.ts';
import { renderProductHead } from '../product-head-parts.ts';
import { alternates } from './alternates.ts';
import { details } from './details.ts';
import { firstReviews } from './first-reviews.ts';
import { productView } from './product-view.ts';

/** Metadata for search engines. */
export const structuredData = createSection({
  name: 'structured data',
  uses: { details, alternates, productView, firstReviews },
  show({ used }, { context }) {
    return {
      head: renderProductHead({
        details: used.details,
        view: used.productView.view,
        context,
        canonical: getPageUrl(context.url.origin, context.site.locale, used.details.pageUrl),
        alternates: used.alternates ?? [],
        reviews: used.firstReviews ?? [],
        today: new Date().toISOString().slice(0, 10),
      }),
    };
  },
});
