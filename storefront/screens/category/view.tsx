import { listingView } from '../../listing/listing-page.tsx';

export const view = listingView;
