import { askQuestion } from '#generated/calls/ask-question.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { questionsMessages } from '#generated/messages/questions/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { QuestionData, QuestionParams } from './ask-data.ts';

/** Asks a question about a product. `?product=TFKES01M#modal-ask-question` opens it on any page. */
export const askQuestionDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): QuestionParams => ({
    productId: getGivenText(given, 'productId') ?? query.get('product') ?? '',
    question: getGivenText(given, 'question') ?? query.get('question') ?? '',
  }),
  messages: { questions: questionsMessages },
  calls: [askQuestion, getProductDetails],
  async loadCriticalData({ params: { productId }, calls, query }): Promise<QuestionData> {
    const { name } = await query(getProductDetails.query(calls, { productId }));
    return { name };
  },
  view: () => import('./ask-view.tsx'),
});
