import type { AutoSuggestAnswer } from '#generated/openapi/products.ts';
import type { OperationAnswer } from '#generated/openapi/operations.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { CatalogPorts } from './get-catalog.ts';
import type { ProductCard } from './listings/build-card.ts';
import { stretch } from './listing-index/narrow.ts';
import { foldText } from './listings/fold-words.ts';
import { readCards } from './listings/query-listing.ts';
import { createSiteCatalogReader } from './listings/site-catalog.ts';
import { articleWords } from './search/article-words.ts';
import { lexiconOf } from './search/lexicon.ts';
import { createSearchIndex, type SearchResult } from './search/search-index.ts';
import { searchedColorOf } from './search/show-searched-color.ts';
import { shareRows } from './suggestions/share-rows.ts';
import { suggestCategories, suggestScopes } from './suggestions/suggest-categories.ts';
import { completedTerms, helpTopics, namedTerms, productTerm, suggestTerms, type TypedSearch } from './suggestions/suggest-terms.ts';
import { typedRanges } from './suggestions/typed-ranges.ts';

type Groups = Omit<OperationAnswer<'autoSuggest'>, 'query'>;
type SuggestedProduct = AutoSuggestAnswer['products'][number];

const mostProducts = 6;
const mostArticles = 4;
const mostScopes = 3;

function suggestProduct(
  card: ProductCard,
  color: ProductCard['colors'][number] | undefined,
  words: readonly string[],
): SuggestedProduct | [] {
  const { id, masterId, name, kind, pageUrl, price, images } = card;
  const image = color?.image ?? images[0];
  return image ? { id, masterId, name, typed: typedRanges(name, words), ...(kind !== undefined && { kind }), pageUrl, image, price } : [];
}

function limitRows(groups: Groups, limit: number): Groups {
  const { terms, scopes, categories, products, articles } = groups;
  const shares = shareRows(
    {
      terms: terms.length,
      scopes: scopes.length,
      categories: categories.length,
      products: products.length,
      articles: articles.length,
    },
    limit,
  );
  return {
    terms: terms.slice(0, shares.terms),
    scopes: scopes.slice(0, shares.scopes),
    categories: categories.slice(0, shares.categories),
    products: products.slice(0, shares.products),
    articles: articles.slice(0, shares.articles),
  };
}

/**
 * Suggestions while a shopper types. What is typed is completed by the phrases of the shop's lexicon, in memory; the first completion, or the
 * text as it is, is searched for in the listing index. Two statements for a text that is not cached, one for the cards of another.
 */
export function createAutoSuggest({ db, clock, indexes, findArticles }: CatalogPorts): Handler<'autoSuggest'> {
  const siteCatalogOf = createSiteCatalogReader(db, clock);
  const searchIndex = createSearchIndex(db);
  return {
    async handle({ query: { q, limit = 10 }, context }) {
      const shop = shopOf(context);
      const words = foldText(q).split(' ').filter(Boolean);
      if (words.length === 0) throw badRequest(['query.q: must hold a letter or a digit']);
      const siteCatalog = await siteCatalogOf(shop);
      const lexicon = lexiconOf(shop.language, siteCatalog);
      const typed: TypedSearch = { shop, lexicon, typed: q, words };
      const { groups } = await indexes.ask(shop, async (index) => {
        const completed = completedTerms(index, typed);
        const result = await searchIndex(index, { shop, siteCatalog, query: productTerm(completed, typed) });
        const { set, order } = result.matches;
        const { version, cards } = await readCards(db, shop, stretch(order, set, 0, mostProducts).map(index.styleAt));
        const corrected = result.corrected === undefined ? [] : [result.corrected.toLowerCase()];
        const names = cards.map(({ name }) => name);
        const terms = suggestTerms([...completed, ...corrected, ...namedTerms(typed, names)], typed);
        return { version, groups: { ...groupsOf(result, cards, helpTopics(completed, typed)), terms, ...placesOf() } };

        function placesOf(): Pick<Groups, 'categories' | 'scopes'> {
          const [term] = terms;
          return {
            categories: suggestCategories(index, set, siteCatalog, words),
            scopes: term ? suggestScopes(index, set, siteCatalog, term).slice(0, mostScopes) : [],
          };
        }
      });
      return { body: { query: q, ...limitRows(groups, limit) } };

      function groupsOf(
        result: SearchResult,
        cards: readonly ProductCard[],
        topics: readonly string[],
      ): Pick<Groups, 'products' | 'articles'> {
        const colorOf = searchedColorOf(result, siteCatalog);
        const asked = articleWords(result, words);
        const found = findArticles({ shop, words: asked.words, about: [...asked.about, ...topics], most: mostArticles });
        return {
          products: cards.flatMap((card) => suggestProduct(card, colorOf(card), words)),
          articles: found.map(({ id, kind, title, url }) => ({ id, kind, title, typed: typedRanges(title, words), url })),
        };
      }
    },
  };
}
