import { breadcrumbMessages } from '#generated/messages/breadcrumb/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { CatalogPorts } from './get-catalog.ts';
import { renderListing, buildCategory, createHomeBreadcrumb } from './listings/render-listing.ts';
import { createFindMatches } from './listings/find-matches.ts';
import { queryListing } from './listings/query-listing.ts';
import { parseListingQuery } from './listings/parse-listing-query.ts';
import { getSearchWords } from './listings/search-query.ts';
import { createSiteCatalogReader } from './listings/site-catalog.ts';
import { personalizeCard } from './personal-prices.ts';
import { createStoreStockReader } from './listings/store-stock-reader.ts';
import { renderQuerySegments } from './search/render-search-parts.ts';
import { getArticleWords } from './search/get-article-words.ts';
import { findRedirect } from './search/find-redirect.ts';
import { getLexicon } from './search/lexicon.ts';
import { createSearchIndex, type SearchResult } from './search/search-index.ts';
import { showSearchedColor } from './search/show-searched-color.ts';

const maxArticles = 4;

/**
 * Finds products, help pages and articles for a natural-language search (docs/explanation/catalog-and-search.md). Two statements for
 * a search that is not cached, one for the cards of another.
 */
export function createSearchProducts({ db, clock, indexes, findArticles, readPersonalPrices }: CatalogPorts): Handler<'searchProducts'> {
  const siteCatalogOf = createSiteCatalogReader(db, clock);
  const readStoreStyles = createStoreStockReader({ db, clock });
  const findMatches = createFindMatches(db);
  const searchIndex = createSearchIndex(db);
  return {
    async handle({ query: { q, exact, ...query }, context }) {
      const question = parseListingQuery(query, context);
      const { shop, categoryId } = question;
      const words = getSearchWords(q, shop.language);
      if (words.length === 0) throw createBadRequestError(['query.q: must contain a letter or a digit']);
      const siteCatalog = await siteCatalogOf(shop);
      const category = siteCatalog.categories.find(({ id }) => id === categoryId);
      if (categoryId !== null && !category)
        throw createBadRequestError([`query.filters: unknown category "${categoryId}" on ${shop.site.id}`]);
      let result: SearchResult | undefined;
      const listing = await queryListing({ db, indexes, readStoreStyles }, question, async (index) => {
        if (exact) return findMatches(index, shop, words);
        result = await searchIndex(index, { shop, siteCatalog, query: q });
        return result.matches;
      });
      const prices = await readPersonalPrices(
        shop,
        context,
        listing.cards.map(({ masterId }) => masterId),
      );
      const redirectUrl = exact ? undefined : findRedirect(q, getLexicon(shop.language, siteCatalog));
      const searched = result?.corrected ?? q;
      return {
        body: {
          query: q,
          ...(result?.corrected !== undefined && { correction: { original: q, corrected: result.corrected, applied: true } }),
          ...(redirectUrl !== undefined && { redirectUrl }),
          understood: result ? renderQuerySegments(searched, result) : [],
          omitted: (result?.omitted ?? []).map(({ start, end }) => searched.slice(start, end)),
          articles: [...findArticles({ shop, ...getArticleWords(result, words), limit: maxArticles })],
          ...renderListing(
            question,
            {
              ...listing,
              cards: showSearchedColor(
                listing.cards.map((card) => personalizeCard(card, prices)),
                result,
                siteCatalog,
              ),
            },
            siteCatalog,
          ),
          ...(category && { category: buildCategory(category, siteCatalog.categories) }),
          breadcrumbs: [createHomeBreadcrumb(shop), { label: getMessages(breadcrumbMessages, shop.locale).search }],
        },
      };
    },
  };
}
