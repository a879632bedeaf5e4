export type Latest = <Result>(key: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Work of which only the latest of its kind counts: a repeat cancels the earlier one. */
export function createLatest(): Latest {
  const running = new Map<string, AbortController>();
  return async (key, work) => {
    running.get(key)?.abort();
    const controller = new AbortController();
    running.set(key, controller);
    try {
      return await work(controller.signal);
    } finally {
      if (running.get(key) === controller) running.delete(key);
    }
  };
}
