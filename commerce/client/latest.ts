export type RunLatest = <Result>(key: string, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Keeps only the latest work per key: a new one cancels the earlier one. */
export function createLatestRunner(): RunLatest {
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
