import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { parseCategoryId } from './category-address.ts';
import { createCategoryHead } from './category-head.ts';
import { categorySections } from './sections/index.ts';

/** The products of a category, with editors' content around them. */
export const screen = defineSectionedScreen({
  name: 'category',
  shared: { parameters: ['filter.*', 'sort', 'page'], hasPrices: true },
  accepts: ({ params }) => parseCategoryId(params.category) !== undefined,
  sections: categorySections,
  head: ({ listing, content }, { context }) => createCategoryHead(listing, content, context),
});
