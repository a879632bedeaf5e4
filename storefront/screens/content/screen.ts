import { ARTICLE_LIST_PARAMETERS } from '#blocks/host/article-list-parameters.ts';
import { loadPage } from '../../page/load-page.ts';
import { defineScreen } from '../../screen/define-screen.ts';

/** Any page that is made of content, articles and the home page among them. What is missing or broken is a page too. */
export const screen = defineScreen({
  name: 'content',
  shared: { parameters: ['newsletter', `${ARTICLE_LIST_PARAMETERS}*`] },
  messages: {},
  loadCriticalData: ({ context }) => loadPage(context),
  page: ({ critical }) => critical,
});
