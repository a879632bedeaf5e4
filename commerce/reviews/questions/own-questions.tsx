import type { ReactElement } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import type { ModerationState, OwnQuestion, Question } from '#generated/openapi/reviews.ts';
import { Notice } from '#ui/notice/notice.tsx';

interface Props {
  readonly own: readonly OwnQuestion[];
  /** Questions in the list. */
  readonly listed: readonly Question[];
  readonly messages: QuestionsMessages;
}

/** The shopper's own questions that are not in the list, with their states. */
export function OwnQuestions({ own, listed, messages }: Props): ReactElement | null {
  const hidden = own.filter(({ question }) => !listed.some(({ id }) => id === question.id));
  const { pending, published, rejected } = messages;
  const texts = { pending, published, rejected } satisfies Record<ModerationState, string>;
  if (hidden.length === 0) return null;
  return (
    <div role="group" aria-label={messages.yours}>
      {hidden.map(({ question, state }) => (
        <Notice key={question.id} kind={state === 'rejected' ? 'warning' : 'info'} title={question.text} announce="none">
          {texts[state]}
        </Notice>
      ))}
    </div>
  );
}
