/** Debounce of suggestion requests in milliseconds. */
export const SUGGESTION_DELAY = 120;
/** Number of cached responses, so that suggestions show at once when a letter is deleted. */
const MAX_CACHED = 30;

interface SuggesterOptions<Result> {
  readonly load: (text: string, signal: AbortSignal) => Promise<Result>;
  /** Called with the response for the latest text, never with one for an older text. */
  readonly onResult: (text: string, response: Result) => void;
  readonly delay?: number;
}

export interface Suggester {
  /** Requests suggestions for a text and aborts the request for the previous one. */
  request(text: string): void;
  /** Aborts the pending request; no response is reported until the next request. */
  cancel(): void;
}

/** Debounces requests for suggestions. Failures are ignored: the form works without suggestions. */
export function createSuggester<Result>({ load, onResult, delay = SUGGESTION_DELAY }: SuggesterOptions<Result>): Suggester {
  const cached = new Map<string, Result>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: AbortController | undefined;

  const send = async (text: string, request: AbortController): Promise<void> => {
    try {
      const response = await load(text, request.signal);
      // A response may arrive although its request was aborted.
      if (current !== request) return;
      const [oldest] = cached.keys();
      if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
      cached.set(text, response);
      onResult(text, response);
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
      if (known !== undefined) return onResult(text, known);
      const request = new AbortController();
      current = request;
      timer = setTimeout(() => void send(text, request), delay);
    },
  };
}
