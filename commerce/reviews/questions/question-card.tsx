import type { ReactElement, ReactNode } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import type { AnswerAuthor, Question, QuestionAnswer } from '#generated/openapi/reviews.ts';
import { formatDate } from '#messages/format/date.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { AnswerRoot, QuestionRoot } from './question-card.styles.ts';

export interface QuestionCardProps {
  readonly question: Question;
  readonly messages: QuestionsMessages;
  readonly languageTag: string;
  readonly renderVotes: (answer: QuestionAnswer) => ReactNode;
}

/** A question with its answers. */
export function QuestionCard({ question, messages, languageTag, renderVotes }: QuestionCardProps): ReactElement {
  const { id, text, language, nickname, createdAt, answers } = question;
  return (
    <QuestionRoot id={getQuestionElementId(id)} tabIndex={-1} aria-labelledby={`${getQuestionElementId(id)}-text`}>
      <header>
        <h3 id={`${getQuestionElementId(id)}-text`} lang={language}>
          {text}
        </h3>
        <p data-part="author">
          <span>{messages.askedBy({ name: nickname || messages.anonymous })}</span>
          <time dateTime={createdAt}>{formatDate(new Date(createdAt), languageTag)}</time>
        </p>
      </header>
      {answers.length === 0 ? <p data-part="author">{messages.noAnswer}</p> : null}
      {answers.map((answer) => (
        <AnswerRoot key={answer.id}>
          <p lang={answer.language}>{answer.text}</p>
          <p data-part="author">
            <strong>{messages.answeredBy({ name: answer.author.displayName || messages.anonymous })}</strong>
            <Badge kind={answer.author.kind === 'brand' ? 'solid' : 'neutral'}>{getAuthorText(answer.author.kind, messages)}</Badge>
            <time dateTime={answer.createdAt}>{formatDate(new Date(answer.createdAt), languageTag)}</time>
          </p>
          {renderVotes(answer)}
        </AnswerRoot>
      ))}
    </QuestionRoot>
  );
}

export function getQuestionElementId(id: string): string {
  return `question-${id}`;
}

function getAuthorText(kind: AnswerAuthor['kind'], { brand, verifiedBuyer, shopper }: QuestionsMessages): string {
  return ({ brand, verifiedBuyer, shopper } satisfies Record<AnswerAuthor['kind'], string>)[kind];
}
