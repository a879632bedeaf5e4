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
  const [isRequested, setRequested] = useState(false);
  const { data, isFetching, error, refetch } = useQuery({
    ...translateReview.query(calls, { reviewId: id, body: { language } }),
    enabled: isRequested,
    // A translation does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    shown: isRequested ? data : undefined,
    isLoaded: data !== undefined,
    isPending: isFetching,
    error: isRequested && !isFetching ? error : null,
    toggle: () => {
      if (isRequested && error) void refetch();
      else setRequested(!isRequested);
    },
  };
}
