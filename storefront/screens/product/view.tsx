import { openCommerce } from '../../commerce/open-commerce.ts';
import { isRecalculating } from '../../host/recalculate.ts';
import { shouldReload } from '../../screen/should-reload.ts';
import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import { BuyBox } from './buy-box-view.tsx';
import { parseStyle } from './product-address.ts';
import { QuestionsSection } from './questions-view.tsx';
import { RecentlyViewed } from './recently-viewed-view.tsx';
import { ReviewsSection } from './reviews-view.tsx';
import { RecommendationRows } from './shelves-view.tsx';
import type { productSections } from './sections/index.ts';

export const view = defineSectionedView<typeof productSections>({
  views: {
    buyBox: BuyBox,
    reviews: ReviewsSection,
    questions: QuestionsSection,
    recommendations: RecommendationRows,
    recentlyViewed: RecentlyViewed,
  },
  commerce: openCommerce,
  // No overlay covers the buy box.
  overlays: 'inline',
  // The page contains all colors of a style.
  shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    if (isRecalculating() || (formMethod !== undefined && formMethod !== 'GET')) return defaultShouldRevalidate;
    const isSame = currentParams.locale === nextParams.locale && parseStyle(currentParams.product) === parseStyle(nextParams.product);
    return !isSame || shouldReload(currentUrl, nextUrl, ['refused']);
  },
});
