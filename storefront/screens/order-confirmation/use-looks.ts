import { useEffect, useState } from 'react';

/** Milliseconds before each look; after the last, three minutes in all, nobody looks again. */
export const waits: readonly number[] = [1500, 2000, 3000, 4000, 5000, 7000, 10_000, 15_000, 20_000, 25_000, 30_000, 30_000, 30_000];

/** Looks for as long as something is going on, ever less often. Answers whether it has been given up. */
export function useLooks(isGoingOn: boolean, look: () => Promise<void>): boolean {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const wait = waits[count];
    if (!isGoingOn || wait === undefined) return undefined;
    let isOver = false;
    const lookOnce = async (): Promise<void> => {
      try {
        await look();
      } catch {
        // The next look may succeed.
      }
      if (!isOver) setCount(count + 1);
    };
    const timer = setTimeout(() => void lookOnce(), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [count, isGoingOn, look]);
  return isGoingOn && count >= waits.length;
}
