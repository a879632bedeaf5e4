import { ARTICLE_LIST_PARAMETERS } from '#blocks/host/article-list-parameters.ts';
import { loadPage } from '../../page/load-page.ts';
import { defineScreen } from '../../screen/define-screen.ts';

/** Any content page, including articles and the home page. A missing or invalid page becomes an error page. */
export const screen = defineScreen({
  name: 'content',
  shared: { parameters: ['newsletter', `${ARTICLE_LIST_PARAMETERS}*`] },
  messages: {},
  loadCriticalData: ({ context }) => loadPage(context),
  page: ({ critical }) => critical,
});
