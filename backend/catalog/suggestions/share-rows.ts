import type { AutoSuggestAnswer } from '#generated/openapi/products.ts';

export type SuggestionGroup = Exclude<keyof AutoSuggestAnswer, 'query'>;

/** Which group gets the next row, as long as it has one. */
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

/** How many rows each group gets, `limit` together. */
export function shareRows(available: Readonly<Record<SuggestionGroup, number>>, limit: number): Record<SuggestionGroup, number> {
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
