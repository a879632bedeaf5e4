import { formatListingState } from '#commerce/catalog/listing-state.ts';
import { createListingHead } from '../../../listing/listing-head.ts';
import { createSection } from '../../../sections/section.ts';
import { getCanonical } from '../category-head.ts';
import { alternates } from './alternates.ts';
import { listing } from './listing.ts';

/** Metadata for search engines. */
export const structuredData = createSection({
  name: 'structured data',
  uses: { listing, alternates },
  show({ used }, { context }) {
    const { response, state, path } = used.listing;
    const { breadcrumbs, products, start, total } = response;
    const getPageUrl = (page: number): string => `${context.url.origin}${path}${formatListingState({ ...state, page })}`;
    return {
      head: createListingHead({
        context,
        canonical: getCanonical(used.listing, context),
        crumbs: breadcrumbs,
        products,
        start,
        alternates: state.page === 1 ? (used.alternates ?? []) : [],
        ...(state.page > 1 ? { previous: getPageUrl(state.page - 1) } : {}),
        ...(start + products.length < total ? { next: getPageUrl(state.page + 1) } : {}),
      }),
    };
  },
});
