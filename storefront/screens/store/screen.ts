import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { createStoreHead } from './store-head.ts';
import { storeSections } from './sections/index.ts';

/** The page of a store. */
export const screen = defineSectionedScreen({
  name: 'store',
  accepts: ({ params: { store = '' } }) => store.length <= 40,
  sections: storeSections,
  head: ({ details }, { context }) => createStoreHead(details.store, context),
});
