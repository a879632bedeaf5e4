/** Debounce of suggestion requests in milliseconds. */
export const SUGGESTION_DELAY = 120;
/** Number of cached responses, so that suggestions show at once when a letter is deleted. */
const MOST_CACHED = 30;

interface SuggesterOptions<Answer> {
  readonly load: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Called with the response for the latest text, never with one for an older text. */
  readonly onAnswer: (text: string, answer: Answer) => void;
  readonly delay?: number;
}

export interface Suggester {
  /** Requests suggestions for a text and aborts the request for the previous one. */
  request(text: string): void;
  /** Aborts the pending request; no response is reported until the next request. */
  cancel(): void;
}

/** Debounces requests for suggestions. Failures are ignored: the form works without suggestions. */
export function createSuggester<Answer>({ load, onAnswer, delay = SUGGESTION_DELAY }: SuggesterOptions<Answer>): Suggester {
  const cached = new Map<string, Answer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const send = async (text: string, request: AbortController): Promise<void> => {
    try {
      const answer = await load(text, request.signal);
      // A response may arrive although its request was aborted.
      if (current !== request) return;
      const [oldest] = cached.keys();
      if (cached.size >= MOST_CACHED && oldest !== undefined) cached.delete(oldest);
      cached.set(text, answer);
      onAnswer(text, answer);
    } catch {
      // The list stays.
    }
  };
  const cancel = (): void => {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  };
  return {
    cancel,
    request(text) {
      cancel();
      const known = cached.get(text);
      if (known !== undefined) return onAnswer(text, known);
      const request = new AbortController();
      current = request;
      timer = setTimeout(() => void send(text, request), delay);
    },
  };
}
