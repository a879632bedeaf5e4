/**
 * Resolves to the value if it arrives within `budget` milliseconds. Otherwise aborts `signal` and resolves to undefined, as it does after a
 * failure.
 */
export function runWithinBudget<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  budget: number,
  onMiss: (reason: unknown) => void,
): Promise<Value | undefined> {
  // AbortSignal.timeout would keep its timer running after the value has arrived, which costs more than most values.
  const giveUp = new AbortController();
  return new Promise((resolve) => {
    let isOver = false;
    const end = (value: Value | undefined): void => {
      isOver = true;
      clearTimeout(timer);
      resolve(value);
    };
    const reportMiss = (reason: unknown): void => {
      // Aborted work rejects, too.
      if (isOver) return;
      end(undefined);
      onMiss(reason);
    };
    const timer = setTimeout(() => {
      const reason = new DOMException('The time-out has expired', 'TimeoutError');
      reportMiss(reason);
      giveUp.abort(reason);
    }, budget);
    work(giveUp.signal).then(end, reportMiss);
  });
}
