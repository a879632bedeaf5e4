import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { translateReview } from '#generated/calls/translate-review.ts';
import type { Review, ReviewTranslation } from '#generated/openapi/reviews.ts';
import { useCalls } from '../../query/commerce-provider.tsx';

export interface Translation {
  /** Translation that replaces the original. */
  readonly shown: ReviewTranslation | undefined;
  readonly isLoaded: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Shows the translation, which is loaded the first time, or the original again. */
  readonly toggle: () => void;
}

/** @param language ISO 639-1, of the page */
export function useTranslation({ id }: Review, language: string): Translation {
  const calls = useCalls();
  const [isWanted, setWanted] = useState(false);
  const { data, isFetching, error, refetch } = useQuery({
    ...translateReview.query(calls, { reviewId: id, body: { language } }),
    enabled: isWanted,
    // A translation does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    shown: isWanted ? data : undefined,
    isLoaded: data !== undefined,
    isPending: isFetching,
    error: isWanted && !isFetching ? error : null,
    toggle: () => {
      if (isWanted && error) void refetch();
      else setWanted(!isWanted);
    },
  };
}
