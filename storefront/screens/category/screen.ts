import { defineScreen } from '../../screen/define-screen.ts';
import { loadCategory } from './load-category.ts';

/** The products of a category, with the content that editors have put around them. */
export const screen = defineScreen({
  name: 'category',
  shared: { parameters: ['filter.*', 'sort', 'page'] },
  messages: {},
  loadCriticalData: ({ params, context }) => loadCategory(params.category ?? '', context),
  page: ({ critical }) => critical,
});
