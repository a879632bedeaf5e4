import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getQuestions } from '#generated/calls/get-questions.ts';
import type { Question, QuestionsResponse } from '#generated/openapi/reviews.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { createQuestionsInput, type QuestionsState } from './questions-state.ts';

export interface LoadedQuestions {
  readonly questions: readonly Question[];
  readonly total: number;
  readonly questionCount: number;
}

export interface QuestionsQuery {
  /** The latest complete list; undefined before the first. */
  readonly loaded: LoadedQuestions | undefined;
  readonly pending?: 'list' | 'page';
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Pages of a product's questions from `first` to that of the state. The previous list stays until the next one has loaded. */
export function useQuestions(productId: string, { q, page }: QuestionsState, first: number): QuestionsQuery {
  const calls = useCalls();
  const from = Math.min(first, page);
  const results = useQueries({
    queries: Array.from({ length: page - from + 1 }, (_, index) =>
      getQuestions.query(calls, createQuestionsInput(productId, { q, page: from + index })),
    ),
  });
  const missing = results.findIndex(({ data }) => data === undefined);
  const pages = (missing === -1 ? results : results.slice(0, missing)).map(({ data }) => data as QuestionsResponse);
  const [settled, setSettled] = useState<{ readonly q: string; readonly pages: readonly QuestionsResponse[] }>();
  const isNew = settled?.q !== q || settled.pages.length !== pages.length || pages.some((answer, at) => settled.pages[at] !== answer);
  if (pages.length > 0 && isNew) setSettled({ q, pages });
  const shown = pages.length > 0 ? pages : settled?.pages;
  const last = shown?.at(-1);
  const hasFailed = results.some(({ isError }) => isError);
  return {
    loaded: shown && last && { questions: removeDuplicates(shown), total: last.paging.total, questionCount: last.questionCount },
    ...(missing === -1 || hasFailed ? {} : { pending: pages.length > 0 ? 'page' : 'list' }),
    hasFailed,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

/** Removes duplicates: a question may have moved to the next page between requests. */
function removeDuplicates(pages: readonly QuestionsResponse[]): readonly Question[] {
  return [...new Map(pages.flatMap(({ questions }) => questions).map((question) => [question.id, question])).values()];
}
