import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import { useActivity } from '../activity/use-activity.ts';
import { useVote } from '../activity/use-vote.ts';
import { LiveVotes } from '../activity/vote-buttons.tsx';
import { getShownVote } from '../activity/vote-rules.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionCard, getQuestionElementId } from './question-card.tsx';
import { QuestionsView } from './questions-view.tsx';
import { MAX_QUESTION_LENGTH, type QuestionsState } from './questions-state.ts';
import { useQuestions } from './use-questions.ts';

export interface QuestionsPanelProps {
  /** Id of a style. */
  readonly productId: string;
  readonly path: string;
  /** State in the URL. */
  readonly state: QuestionsState;
  readonly isSignedIn: boolean;
  readonly messages: QuestionsMessages;
  readonly languageTag: string;
  /** Called to change the URL. */
  readonly onNavigate: (next: QuestionsState) => void;
  /** @param question the text of the search field */
  readonly onAsk: (question: string) => void;
}

/** Debounce of the search in milliseconds. */
const PAUSE = 250;
/** Minimum number of characters to search. */
const SHORTEST = 3;

/** Questions about a product, interactive: searched while the shopper types. */
export function QuestionsPanel(props: QuestionsPanelProps): ReactElement | null {
  const { productId, path, state, isSignedIn, messages, languageTag, onNavigate, onAsk } = props;
  const [typed, setTyped] = useState(state.q);
  const [list, setList] = useState({ q: state.q, first: state.page });
  const isSame = list.q === state.q && state.page >= list.first;
  if (!isSame) setList({ q: state.q, first: state.page });
  const first = isSame ? list.first : state.page;
  const { loaded, pending, hasFailed, retry } = useQuestions(productId, state, first);
  const activity = useActivity(productId, isSignedIn);
  const vote = useVote(productId, 'answer');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const focusAt = useRef<number>(undefined);
  const count = loaded?.questions.length ?? 0;
  useEffect(() => {
    const at = focusAt.current;
    const question = at === undefined ? undefined : loaded?.questions[at];
    if (!question) return;
    focusAt.current = undefined;
    document.querySelector<HTMLElement>(`#${CSS.escape(getQuestionElementId(question.id))}`)?.focus({ preventScroll: true });
  }, [loaded]);
  if (!loaded) return null;
  const search = (text: string): void => {
    clearTimeout(timer.current);
    const q = text.trim().slice(0, MAX_QUESTION_LENGTH);
    if (q !== state.q) onNavigate({ q, page: 1 });
  };
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    const length = text.trim().length;
    if (length === 0 || length >= SHORTEST) timer.current = setTimeout(() => search(text), PAUSE);
  };
  const loadMore = (): void => {
    if (pending) return;
    focusAt.current = count;
    onNavigate({ ...state, page: state.page + 1 });
  };
  return (
    <QuestionsView
      productId={productId}
      questions={loaded.questions}
      total={loaded.total}
      questionCount={loaded.questionCount}
      state={state}
      first={first}
      path={path}
      messages={messages}
      own={activity ? <OwnQuestions own={activity.questions} listed={loaded.questions} messages={messages} /> : null}
      renderQuestion={(question) => (
        <QuestionCard
          question={question}
          messages={messages}
          languageTag={languageTag}
          renderVotes={({ id, votes }) => (
            <LiveVotes
              id={`answer-${id}`}
              subjectId={id}
              shown={getShownVote(activity, 'answer', id, votes)}
              messages={messages}
              onVote={vote}
            />
          )}
        />
      )}
      actions={{
        onType: type,
        onSearch: search,
        onMore: loadMore,
        onAsk: () => onAsk(typed.trim()),
        onRetry: retry,
        hasFailed,
        ...(pending ? { pending } : {}),
      }}
    />
  );
}
