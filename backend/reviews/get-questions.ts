import type { Handler } from '../router/handler.ts';
import { readKnownStyle } from './reading/known-style.ts';
import { queryQuestions, renderQuestions } from './reading/query-questions.ts';
import type { ReviewsPorts } from './reviews-ports.ts';

/** Returns a page of a style's published questions with their answers. */
export function createGetQuestions({ db }: Pick<ReviewsPorts, 'db'>): Handler<'getQuestions'> {
  return {
    async handle({ params: { productId }, query, context }) {
      const { styleId, shop } = await readKnownStyle(db, productId, context);
      const { 'paging.from': from = 0, 'paging.size': size = 10, sort = 'mostRelevant', q } = query;
      const page = await queryQuestions(db, { styleId, language: shop.language, from, size, sort, q });
      const questions = await renderQuestions(db, page.questions);
      return { body: { questions: [...questions], questionCount: page.count, paging: { from, size, total: page.total } } };
    },
  };
}
