import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { categoryIdOf } from './category-address.ts';
import { categoryHead } from './category-head.ts';
import { categorySections } from './sections/index.ts';

/** The products of a category, with editors' content around them. */
export const screen = defineSectionedScreen({
  name: 'category',
  shared: { parameters: ['filter.*', 'sort', 'page'] },
  accepts: ({ params }) => categoryIdOf(params.category) !== undefined,
  sections: categorySections,
  head: ({ listing, content }, { context }) => categoryHead(listing, content, context),
});
