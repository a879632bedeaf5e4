/** Search of the questions about a product, in the page's URL. */
export interface QuestionsState {
  /** Search text; "" for all questions. */
  readonly q: string;
  /** One-based. */
  readonly page: number;
}

export const QUESTIONS_SIZE = 5;
const PREFIX = 'questions.';
export const QUESTIONS_QUERY = `${PREFIX}q`;
const PAGE = `${PREFIX}page`;
/** The contract's limit of q. */
export const MAX_QUESTION_LENGTH = 500;
const LAST_PAGE = 10_000;

/** Parses the state from a URL; invalid values are ignored. */
export function parseQuestionsState(search: URLSearchParams): QuestionsState {
  const page = search.get(PAGE) ?? '';
  return {
    q: (search.get(QUESTIONS_QUERY) ?? '').trim().slice(0, MAX_QUESTION_LENGTH),
    page: /^\d{1,6}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1,
  };
}

/** Query string of a state; other parameters in `kept` stay. */
export function formatQuestionsState({ q, page }: QuestionsState, stored: URLSearchParams = new URLSearchParams()): string {
  const search = new URLSearchParams([...stored].filter(([name]) => !name.startsWith(PREFIX)));
  if (q) search.set(QUESTIONS_QUERY, q);
  if (page > 1) search.set(PAGE, String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Input of getQuestions for a page of a state. */
export function createQuestionsInput(productId: string, { q, page }: QuestionsState) {
  return { productId, 'paging.from': (page - 1) * QUESTIONS_SIZE, 'paging.size': QUESTIONS_SIZE, ...(q ? { q } : {}) };
}
