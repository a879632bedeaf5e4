import { questionsMessages } from '#generated/messages/questions/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { SuccessParams } from './success-params.ts';

/** Confirms that a question was sent. */
export const askQuestionSuccessDialog = defineDialog({
  placement: 'center',
  readParams: ({ given }): SuccessParams => ({
    hasMail: typeof given === 'object' && given !== null && 'hasMail' in given && given.hasMail === true,
  }),
  messages: { questions: questionsMessages },
  view: () => import('./success-view.tsx'),
});
