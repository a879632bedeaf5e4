import type { Suggestions } from './read-suggestions.ts';

type SuggestionGroup = keyof Suggestions;

/** The sequence in which groups get rows, as long as they have some. */
const turns: readonly SuggestionGroup[] = [
  'terms',
  'products',
  'products',
  'categories',
  'articles',
  'terms',
  'scopes',
  'products',
  'terms',
  'products',
  'categories',
  'articles',
  'terms',
  'products',
  'products',
  'articles',
  'scopes',
  'terms',
  'categories',
  'products',
];

/** Number of rows for each group, `limit` in total. */
function shareRows(available: Readonly<Record<SuggestionGroup, number>>, limit: number): Record<SuggestionGroup, number> {
  const shares: Record<SuggestionGroup, number> = { terms: 0, scopes: 0, categories: 0, products: 0, articles: 0 };
  let free = limit;
  for (const group of turns) {
    if (free === 0) break;
    if (shares[group] >= available[group]) continue;
    shares[group] += 1;
    free -= 1;
  }
  return shares;
}

/** The first rows of each group, `limit` in total. */
export function limitRows(groups: Suggestions, limit: number): Suggestions {
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
