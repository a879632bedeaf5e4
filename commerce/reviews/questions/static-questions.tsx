import type { ReactElement } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import type { QuestionsResponse } from '#generated/openapi/reviews.ts';
import { VoteButtons } from '../activity/vote-buttons.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionsView } from './questions-view.tsx';
import type { QuestionsState } from './questions-state.ts';

interface Props {
  readonly productId: string;
  readonly answer: QuestionsResponse;
  readonly state: QuestionsState;
  readonly path: string;
  readonly messages: QuestionsMessages;
  readonly languageTag: string;
}

/** A page of questions in the server's HTML, the same for all visitors. */
export function StaticQuestions({ answer, state, messages, languageTag, ...page }: Props): ReactElement {
  const { questions, questionCount, paging } = answer;
  return (
    <QuestionsView
      {...page}
      questions={questions}
      total={paging.total}
      questionCount={questionCount}
      state={state}
      first={state.page}
      messages={messages}
      renderQuestion={(question) => (
        <QuestionCard
          question={question}
          messages={messages}
          languageTag={languageTag}
          renderVotes={({ id, votes }) => <VoteButtons id={`answer-${id}`} shown={{ vote: 'none', votes }} messages={messages} />}
        />
      )}
    />
  );
}
