import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { parseSearchRequest } from './search-request.ts';
import { searchSections } from './sections/index.ts';

/** The results of a search, with editors' content below them. */
export const screen = defineSectionedScreen({
  name: 'search',
  shared: { parameters: ['q', 'exact', 'filter.*', 'sort', 'page'], hasPrices: true },
  sections: searchSections,
  head(_, { context }) {
    const { query } = parseSearchRequest(context);
    const messages = getMessages(catalogMessages, context.site.locale);
    const title = query === '' ? messages.searchTitle : messages.searchResults({ query });
    return { title: `${title} | ${context.site.brandName}`, noIndex: true, ogType: 'website' };
  },
});
