import { loadBelow } from '../../page/load-below.ts';
import type { ListingPageData } from '../../listing/listing-data.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { loadSearch } from './load-search.ts';

/** What the shopper's words find, and what editors have put below it. */
export const screen = defineScreen({
  name: 'search',
  shared: { parameters: ['q', 'filter.*', 'sort', 'page'] },
  messages: {},
  loadCriticalData: ({ context }) => loadSearch(context),
  loadDeferredData: ({ context }) => loadBelow('search', context, 'search'),
  page({ critical, deferred }, { context }): ListingPageData {
    // A page of content that stands for the search stands alone.
    if (critical.listing === undefined || deferred === undefined) return critical;
    context.document.record({ canvases: [deferred.composed] });
    return { ...critical, ...deferred.needs, below: deferred.composed.data };
  },
});
