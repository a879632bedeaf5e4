import type { OperationResponse } from '#generated/openapi/operations.ts';
import { slicePositions } from '../listing-index/narrow-listing.ts';
import type { ListingIndex } from '../listing-index/listing-index.ts';
import type { ProductCard } from '../listings/build-card.ts';
import { foldText } from '../listings/fold-text.ts';
import { readCards } from '../listings/query-listing.ts';
import type { CatalogPorts } from '../get-catalog.ts';
import { getArticleWords } from '../search/get-article-words.ts';
import { getLexicon } from '../search/lexicon.ts';
import { createSearchIndex, type SearchQuestion, type SearchResult } from '../search/search-index.ts';
import { createSearchedColorFinder } from '../search/show-searched-color.ts';
import { suggestCategories, suggestScopes } from './suggest-categories.ts';
import {
  completeSearchTerms,
  getHelpTopics,
  completeFromNames,
  chooseProductTerm,
  suggestTerms,
  type TypedSearch,
} from './suggest-terms.ts';
import { findTypedRanges } from './find-typed-ranges.ts';

/** Every row of each group, the best first. */
export type Suggestions = Omit<OperationResponse<'autoSuggest'>, 'query'>;
type SuggestedProduct = Suggestions['products'][number];

const maxProducts = 6;
const maxArticles = 4;
const maxScopes = 3;

function suggestProduct(
  card: ProductCard,
  color: ProductCard['colors'][number] | undefined,
  words: readonly string[],
): SuggestedProduct | [] {
  const { id, masterId, name, kind, pageUrl, price, images } = card;
  const image = color?.image ?? images[0];
  return image
    ? { id, masterId, name, typed: findTypedRanges(name, words), ...(kind !== undefined && { kind }), pageUrl, image, price }
    : [];
}

/** Reads completions of a search; `query` is the text as typed. */
export type ReadSuggestions = (question: SearchQuestion) => Promise<Suggestions>;

/**
 * Completes the input with phrases of the shop's lexicon in memory, then searches the listing index for the first completion with products,
 * or for the text as typed. Two statements for a search that is not cached, one for the cards of another.
 */
export function createReadSuggestions({
  db,
  indexes,
  findArticles,
}: Pick<CatalogPorts, 'db' | 'indexes' | 'findArticles'>): ReadSuggestions {
  const searchIndex = createSearchIndex(db);

  function suggestArticles({ shop }: SearchQuestion, words: readonly string[], result: SearchResult, topics: readonly string[]) {
    const query = getArticleWords(result, words);
    const found = findArticles({ shop, words: query.words, about: [...query.about, ...topics], limit: maxArticles });
    return found.map(({ id, kind, title, url }) => ({ id, kind, title, typed: findTypedRanges(title, words), url }));
  }

  async function suggest(
    index: ListingIndex,
    question: SearchQuestion,
  ): Promise<{ readonly version: string | null; readonly groups: Suggestions }> {
    const { shop, siteCatalog, query } = question;
    const words = foldText(query).split(' ').filter(Boolean);
    const typed: TypedSearch = { shop, lexicon: getLexicon(shop.language, siteCatalog), typed: query, words };
    const completed = completeSearchTerms(index, typed);
    const result = await searchIndex(index, { shop, siteCatalog, query: chooseProductTerm(completed, typed) });
    const { set, order } = result.matches;
    const firstPositions = slicePositions(order, set, 0, maxProducts);
    const { version, cards } = await readCards(db, shop, firstPositions.map(index.getStyleAt));
    const corrected = result.corrected === undefined ? [] : [result.corrected.toLowerCase()];
    const named = completeFromNames(
      typed,
      cards.map(({ name }) => name),
    );
    const terms = suggestTerms([...completed, ...corrected, ...named], typed);
    const [term] = terms;
    const colorOf = createSearchedColorFinder(result, siteCatalog);
    const groups = {
      terms,
      scopes: term ? suggestScopes(index, set, siteCatalog, term).slice(0, maxScopes) : [],
      categories: suggestCategories(index, set, siteCatalog, words, firstPositions),
      products: cards.flatMap((card) => suggestProduct(card, colorOf(card), words)),
      articles: suggestArticles(question, words, result, getHelpTopics(completed, typed)),
    };
    return { version, groups };
  }

  return async (question) => (await indexes.query(question.shop, (index) => suggest(index, question))).groups;
}
