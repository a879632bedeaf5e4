import { breadcrumbMessages } from '#generated/messages/breadcrumb/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { answerListing, buildCategory, homeCrumb } from './listings/answer-listing.ts';
import { createFindMatches } from './listings/find-matches.ts';
import { mendWords } from './listings/mend-words.ts';
import { readNearWords } from './listings/near-words.ts';
import { queryListing, type ListingQuestion } from './listings/query-listing.ts';
import { readQuestion } from './listings/read-question.ts';
import { searchWords } from './listings/search-query.ts';
import { createSiteCatalogReader } from './listings/site-catalog.ts';

/** Products that hold every word, in any form and from its beginning; misspelt words are mended where nothing else is found. A statement for words that were not asked for lately, and one for the cards. */
export function createSearchProducts({ db, clock, indexes }: CatalogPorts): Handler<'searchProducts'> {
  const siteCatalogOf = createSiteCatalogReader(db, clock);
  const listings = { db, indexes, findMatches: createFindMatches(db) };
  return {
    async handle({ query, context }) {
      const common = readQuestion(query, context);
      const { shop, categoryId } = common;
      const words = searchWords(query.q, shop.language);
      if (words.length === 0) throw badRequest(['query.q: must hold a letter or a digit']);
      const asked: ListingQuestion = { ...common, words };
      const siteCatalog = await siteCatalogOf(shop);
      const category = siteCatalog.categories.find(({ id }) => id === categoryId);
      if (categoryId !== null && !category) throw badRequest([`query.filters: there is no category "${categoryId}" on ${shop.site.id}`]);
      const first = await queryListing(listings, asked);
      const mended = first.found === 0 ? mendWords(await readNearWords(db, shop, words)) : null;
      const question = mended ? { ...asked, words: mended } : asked;
      const listing = mended ? await queryListing(listings, question) : first;
      return {
        body: {
          query: query.q,
          ...(mended && listing.found > 0 && { correction: { original: query.q, corrected: mended.join(' '), applied: true } }),
          understood: [],
          omitted: [],
          articles: [],
          ...answerListing(question, listing, siteCatalog),
          ...(category && { category: buildCategory(category, siteCatalog.categories) }),
          breadcrumbs: [homeCrumb(shop), { label: messagesIn(breadcrumbMessages, shop.locale).search }],
        },
      };
    },
  };
}
