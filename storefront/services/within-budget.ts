/** The value, if it comes within `budget` milliseconds; otherwise undefined, and `signal` tells the work to stop. A failure counts as no value. */
export function withinBudget<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  budget: number,
  onMiss: (reason: unknown) => void,
): Promise<Value | undefined> {
  // A signal of AbortSignal.timeout would go off long after the value has come, which costs more than most values.
  const giveUp = new AbortController();
  return new Promise((resolve) => {
    let isOver = false;
    const end = (value: Value | undefined): void => {
      isOver = true;
      clearTimeout(timer);
      resolve(value);
    };
    const miss = (reason: unknown): void => {
      // Work that is told to stop fails of that.
      if (isOver) return;
      end(undefined);
      onMiss(reason);
    };
    const timer = setTimeout(() => {
      const reason = new DOMException('The time is up', 'TimeoutError');
      miss(reason);
      giveUp.abort(reason);
    }, budget);
    work(giveUp.signal).then(end, miss);
  });
}
