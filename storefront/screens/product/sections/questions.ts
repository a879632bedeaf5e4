import { createElement } from 'react';
import { parseQuestionsState, createQuestionsInput } from '#commerce/reviews/questions/questions-state.ts';
import { StaticQuestions } from '#commerce/reviews/questions/static-questions.tsx';
import { getQuestions } from '#generated/calls/get-questions.ts';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import { voteAnswer } from '#generated/calls/vote-answer.ts';
import { questionsMessages } from '#generated/messages/questions/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Data of the interactive section; the questions themselves are in its HTML. */
export interface QuestionsData {
  readonly productId: string;
  readonly locale: string;
  readonly languageTag: string;
}

/** A page of the questions about the product, filtered by the address. */
export const questions = defineDeferredSection({
  name: 'questions',
  missing: [404],
  calls: [getQuestions, getReviewActivity, voteAnswer],
  load: ({ params, context }) =>
    getQuestions(
      context.session.calls,
      createQuestionsInput(requireProduct(params).styleId, parseQuestionsState(context.url.searchParams)),
    ),
  show({ data: answer, visitor }, { params, context }) {
    const { site, url } = context;
    const { styleId: productId } = requireProduct(params);
    if (!answer) return undefined;
    const { locale, languageTag } = site;
    const element = createElement(StaticQuestions, {
      productId,
      answer,
      state: parseQuestionsState(url.searchParams),
      path: url.pathname,
      messages: getMessages(questionsMessages, locale),
      languageTag,
    });
    const data: QuestionsData = { productId, locale, languageTag };
    return { data, canvases: { questions: compose('questions', [{ hostPart: 'questions-list', element }], visitor, context) } };
  },
});
