import type { ReactElement } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import type { OwnQuestion } from '#generated/openapi/reviews.ts';
import { Notice } from '#ui/notice/notice.tsx';

interface Props {
  readonly own: readonly OwnQuestion[];
  readonly messages: QuestionsMessages;
}

/** The shopper's questions that are not published. */
export function OwnQuestions({ own, messages }: Props): ReactElement | null {
  const hidden = own.filter(({ state }) => state !== 'published');
  if (hidden.length === 0) return null;
  return (
    <div role="group" aria-label={messages.yours}>
      {hidden.map(({ question, state }) => (
        <Notice key={question.id} kind={state === 'pending' ? 'info' : 'warning'} title={question.text} announce="none">
          {state === 'pending' ? messages.pending : messages.rejected}
        </Notice>
      ))}
    </div>
  );
}
