import { loadBelow } from '../../page/load-below.ts';
import type { ListingPageData } from '../../listing/listing-data.ts';
import { recordDocument } from '../../canvas/document-record.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { loadSearch } from './load-search.ts';

/** What the shopper's words find, and what editors have put below it. */
export const screen = defineScreen({
  name: 'search',
  shared: { parameters: ['q', 'filter.*', 'sort', 'page'] },
  messages: {},
  loadCriticalData: ({ facts, services }) => loadSearch(facts, services),
  loadDeferredData: ({ facts, services }) => loadBelow('search', facts, services, 'search'),
  page({ critical, deferred }, { facts }): ListingPageData {
    // A page of content that stands for the search stands alone.
    if (critical.listing === undefined || deferred === undefined) return critical;
    recordDocument(facts, { canvases: [deferred.composed] });
    return { ...critical, ...deferred.needs, below: deferred.composed.data };
  },
});
