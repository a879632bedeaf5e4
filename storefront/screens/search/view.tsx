import { ListingSection, listingView } from '../../listing/listing-section.tsx';
import { defineSectionedView } from '../../sections/define-sectioned-view.tsx';
import type { searchSections } from './sections/index.ts';

export const view = defineSectionedView<typeof searchSections>({ ...listingView, views: { listing: ListingSection } });
