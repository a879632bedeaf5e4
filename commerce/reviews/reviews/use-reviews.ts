import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getReviews } from '#generated/calls/get-reviews.ts';
import type { Review, ReviewRollup, ReviewsResponse } from '#generated/openapi/reviews.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { isSameList, createReviewsInput, type ReviewsState } from './reviews-state.ts';

export interface LoadedReviews {
  readonly rollup: ReviewRollup;
  readonly reviews: readonly Review[];
  readonly total: number;
}

export interface ReviewsQuery {
  /** The latest complete list; undefined before the first. */
  readonly loaded: LoadedReviews | undefined;
  /** `list`: another list is loading; `page`: more of the same one. */
  readonly pending?: 'list' | 'page';
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Pages of a product's reviews from `first` to that of the state. The previous list stays until the next one has loaded. */
export function useReviews(productId: string, state: ReviewsState, first: number): ReviewsQuery {
  const calls = useCalls();
  const from = Math.min(first, state.page);
  const results = useQueries({
    queries: Array.from({ length: state.page - from + 1 }, (_, index) =>
      getReviews.query(calls, createReviewsInput(productId, { ...state, page: from + index })),
    ),
  });
  const missing = results.findIndex(({ data }) => data === undefined);
  const pages = (missing === -1 ? results : results.slice(0, missing)).map(({ data }) => data as ReviewsResponse);
  const [settled, setSettled] = useState<{ readonly state: ReviewsState; readonly pages: readonly ReviewsResponse[] }>();
  const isNew = settled?.state !== state || settled.pages.length !== pages.length || pages.some((page, at) => settled.pages[at] !== page);
  if (pages.length > 0 && isNew) setSettled({ state, pages });
  const shown = pages.length > 0 ? pages : settled?.pages;
  const hasFailed = results.some(({ isError }) => isError);
  const isSame = settled !== undefined && isSameList(settled.state, state);
  return {
    loaded: shown && mergePages(shown),
    ...(missing === -1 || hasFailed ? {} : { pending: isSame || pages.length > 0 ? 'page' : 'list' }),
    hasFailed,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** Merges pages without duplicates: a review may have moved to the next page between requests. */
function mergePages(pages: readonly ReviewsResponse[]): LoadedReviews | undefined {
  const [result] = pages.at(-1)?.results ?? [];
  if (!result) return undefined;
  const byId = new Map(pages.flatMap(({ results }) => results.flatMap(({ reviews }) => reviews)).map((review) => [review.id, review]));
  return { rollup: result.rollup, reviews: [...byId.values()], total: pages.at(-1)?.paging.total ?? 0 };
}
