import type { ReactElement, ReactNode } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import type { Question } from '#generated/openapi/reviews.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { createPlainClickHandler } from '../reviews/on-plain-click.ts';
import { MAX_QUESTION_LENGTH, QUESTIONS_QUERY, QUESTIONS_SIZE, formatQuestionsState, type QuestionsState } from './questions-state.ts';
import { QuestionBox, QuestionsRoot } from './questions-view.styles.ts';

/** Handlers that the browser adds to the server's HTML. */
export interface QuestionsActions {
  /** Called with each change of the search field. */
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onMore: () => void;
  readonly onAsk: () => void;
  readonly onRetry: () => void;
  readonly pending?: 'list' | 'page';
  readonly hasFailed: boolean;
}

export interface QuestionsViewProps {
  readonly productId: string;
  readonly questions: readonly Question[];
  /** Number of questions that match the search. */
  readonly total: number;
  /** Number of all questions about the product. */
  readonly questionCount: number;
  readonly state: QuestionsState;
  /** First visible page. */
  readonly first: number;
  readonly path: string;
  readonly messages: QuestionsMessages;
  /** Shown above the list: the shopper's unpublished questions. */
  readonly own?: ReactNode;
  readonly renderQuestion: (question: Question) => ReactNode;
  readonly actions?: QuestionsActions;
}

const ID = 'questions';

/** Questions about a product, with the same HTML on server and browser. The search is above the button to ask. */
export function QuestionsView(props: QuestionsViewProps): ReactElement {
  const { productId, questions, total, questionCount, state, first, path, messages, own, renderQuestion, actions } = props;
  const getHref = (next: QuestionsState): string => `${path}${formatQuestionsState(next)}#${ID}`;
  const hasMore = (first - 1) * QUESTIONS_SIZE + questions.length < total;
  const ask = new URLSearchParams({ product: productId, ...(state.q ? { question: state.q } : {}) });
  return (
    <QuestionsRoot id={ID} aria-labelledby={`${ID}-title`} tabIndex={-1}>
      <Heading level={2} id={`${ID}-title`}>
        {messages.title}
      </Heading>
      <QuestionSearch {...props} />
      <div data-part="list" aria-busy={actions?.pending === 'list' || undefined}>
        <p data-part="showing" role="status">
          {actions?.pending === 'list'
            ? messages.loading
            : state.q
              ? messages.found({ count: total })
              : questionCount > 0
                ? messages.showing({ shown: questions.length, total })
                : ''}
        </p>
        {own}
        {questionCount === 0 && !state.q ? (
          <p data-part="none">
            <strong>{messages.none}</strong>
            {messages.noneHint}
          </p>
        ) : null}
        <ol role="list">
          {questions.map((question) => (
            <li key={question.id}>{renderQuestion(question)}</li>
          ))}
        </ol>
        {actions?.hasFailed ? <Notice kind="danger">{messages.loadFailed}</Notice> : null}
        {hasMore || actions?.hasFailed ? (
          <p data-part="more">
            <ButtonLink
              href={getHref({ ...state, page: state.page + 1 })}
              rel="nofollow"
              id="questions-more"
              variant="outline"
              aria-busy={actions?.pending === 'page' || undefined}
              onClick={actions && createPlainClickHandler(actions.hasFailed ? actions.onRetry : actions.onMore)}
            >
              {actions?.pending === 'page' ? messages.loading : actions?.hasFailed ? messages.tryAgain : messages.more}
            </ButtonLink>
          </p>
        ) : null}
        <QuestionBox>
          {questionCount > 0 ? <p>{messages.notAnswered}</p> : null}
          <ButtonLink
            href={`?${ask}#modal-ask-question`}
            variant={state.q && total === 0 ? 'primary' : 'outline'}
            id="questions-ask"
            onClick={actions && createPlainClickHandler(actions.onAsk)}
          >
            {state.q ? messages.askThis : messages.ask}
          </ButtonLink>
        </QuestionBox>
      </div>
    </QuestionsRoot>
  );
}

function QuestionSearch({ state, path, messages, questionCount, actions }: QuestionsViewProps): ReactElement | null {
  if (questionCount === 0 && !state.q) return null;
  return (
    <form
      method="get"
      action={`${path}#${ID}`}
      role="search"
      aria-label={messages.search}
      onSubmit={(event) => {
        if (!actions) return;
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get(QUESTIONS_QUERY);
        actions.onSearch(typeof typed === 'string' ? typed : '');
      }}
    >
      <TextField
        id="questions-q"
        type="search"
        name={QUESTIONS_QUERY}
        label={messages.search}
        hint={messages.searchHint}
        defaultValue={state.q}
        maxLength={MAX_QUESTION_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => actions?.onType(target.value)}
      />
      <Button type="submit" variant="outline">
        {messages.searchSubmit}
      </Button>
    </form>
  );
}
