import { ListingSection, listingView } from '../../listing/listing-section.tsx';
import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import type { categorySections } from './sections/index.ts';

export const view = defineSectionedView<typeof categorySections>({ ...listingView, views: { listing: ListingSection, between: null } });
