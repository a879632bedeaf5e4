import { createElement } from 'react';
import { SearchHead } from '#commerce/catalog/head/search-head.tsx';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import type { SearchProductsResponse } from '#generated/openapi/products.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { parseSearchRequest } from '../search-request.ts';
import { results } from './results.ts';

const nothingUnderstood: Pick<SearchProductsResponse, 'correction' | 'understood' | 'omitted' | 'articles' | 'total'> = {
  understood: [],
  omitted: [],
  articles: [],
  total: 0,
};

/** The search words and their interpretation. */
export const heading = createSection({
  name: 'heading',
  uses: { results },
  show({ used, visitor }, { context }) {
    const { locale, languageTag } = context.site;
    const { correction, understood, omitted, articles, total } = used.results ?? nothingUnderstood;
    const element = createElement(SearchHead, {
      query: parseSearchRequest(context).query,
      messages: getMessages(catalogMessages, locale),
      locale,
      languageTag,
      understood,
      omitted,
      articles,
      hasResults: total > 0,
      ...(correction ? { correction } : {}),
    });
    return { canvases: { page: compose('page', [{ hostPart: 'listing-head', element }], visitor, context) } };
  },
});
