import { useEffect, useState } from 'react';

/** Delays before each poll in milliseconds; polling stops after three minutes. */
export const pollDelays: readonly number[] = [1500, 2000, 3000, 4000, 5000, 7000, 10_000, 15_000, 20_000, 25_000, 30_000, 30_000, 30_000];

/** Polls with increasing delays while `isPending` is true. Returns true once it has stopped. */
export function usePolling(isPending: boolean, poll: () => Promise<void>): boolean {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const wait = pollDelays[count];
    if (!isPending || wait === undefined) return undefined;
    let isOver = false;
    const pollOnce = async (): Promise<void> => {
      try {
        await poll();
      } catch {
        // The next poll may succeed.
      }
      if (!isOver) setCount(count + 1);
    };
    const timer = setTimeout(() => void pollOnce(), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [count, isPending, poll]);
  return isPending && count >= pollDelays.length;
}
