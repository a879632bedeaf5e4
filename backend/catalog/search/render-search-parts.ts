import type { SearchProductsResponse } from '#generated/openapi/products.ts';
import { formatStepValue } from '../listings/price-steps.ts';
import type { SearchToken } from './tokenize-search.ts';
import type { QuerySegment } from './search-part.ts';
import type { SearchResult } from './search-index.ts';

type Part = SearchProductsResponse['understood'][number];

/** Filters of one facet in contract form: `color=ember|signal`. */
function formatFilters({ tokens, step }: QuerySegment): string[] {
  if (step) return [`price=${formatStepValue(step)}`];
  const facet = tokens[0]?.split('=')[0];
  return facet === undefined ? [] : [`${facet}=${tokens.map((token) => token.slice(facet.length + 1)).join('|')}`];
}

const getText = (query: string, words: readonly SearchToken[]): string => words.map(({ start, end }) => query.slice(start, end)).join(' ');

/** The search without some of its words; undefined if no other word remains. */
function removeWords(query: string, tokens: readonly SearchToken[], words: readonly SearchToken[]): string | undefined {
  const others = tokens.filter(({ start }) => words.every((word) => word.start !== start));
  if (others.every(({ word }) => word.length < 2)) return undefined;
  let text = query;
  for (const { start, end } of words.toSorted((a, b) => b.start - a.start)) text = `${text.slice(0, start)}${text.slice(end)}`;
  return (
    text
      .replaceAll(/['’]s?(?=\s|$)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** Renders the parts of a search that narrow it. */
export function renderQuerySegments(query: string, { tokens, search, relaxed }: SearchResult): Part[] {
  return search.segments.map((segment) => {
    const queryWithout = removeWords(query, tokens, segment.words);
    return {
      kind: segment.kind,
      words: getText(query, segment.words),
      label: segment.label,
      filters: formatFilters(segment),
      ...(queryWithout !== undefined && { queryWithout }),
      relaxed: relaxed.has(segment),
    };
  });
}
