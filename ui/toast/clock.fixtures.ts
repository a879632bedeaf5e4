/** A clock of intervals that only the test advances. */
export function createTestClock() {
  const running = new Map<number, { readonly callback: () => void; readonly step: number; next: number }>();
  let now = 0;
  let last = 0;
  return {
    setInterval(callback: () => void, step: number): number {
      running.set((last += 1), { callback, step, next: now + step });
      return last;
    },
    clearInterval: (timer: number) => void running.delete(timer),
    isRunning: () => running.size > 0,
    pass(milliseconds: number) {
      const end = now + milliseconds;
      for (let due = findFirst(end); due; due = findFirst(end)) {
        now = due.next;
        due.next += due.step;
        due.callback();
      }
      now = end;
    },
  };

  function findFirst(end: number) {
    return [...running.values()].filter(({ next }) => next <= end).toSorted((one, other) => one.next - other.next)[0];
  }
}
