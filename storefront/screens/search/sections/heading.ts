import { createElement } from 'react';
import { SearchHead } from '#commerce/catalog/head/search-head.tsx';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { section } from '../../../sections/section.ts';
import { searchRequestOf } from '../search-request.ts';
import { results } from './results.ts';

/** The words that were looked for, and others that may have been meant. */
export const heading = section({
  name: 'heading',
  uses: { results },
  show({ used, visitor }, { context }) {
    const { locale } = context.site;
    const suggestion = used.results?.correction?.corrected;
    const element = createElement(SearchHead, {
      query: searchRequestOf(context).query,
      messages: messagesIn(catalogMessages, locale),
      locale,
      ...(suggestion ? { suggestion } : {}),
    });
    return { canvases: { page: compose('page', [{ hostPart: 'listing-head', element }], visitor, context) } };
  },
});
