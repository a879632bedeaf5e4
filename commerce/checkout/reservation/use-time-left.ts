import { useEffect, useState } from 'react';

/**
 * Whole seconds until a time, at least 0; undefined before hydration or without a time.
 * @param now server time at rendering, so that a wrong device clock does not matter
 */
export function useTimeLeft(until: string | undefined, now: number | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (until === undefined) return undefined;
    const ahead = now === undefined ? 0 : now - Date.now();
    const end = Date.parse(until) - ahead;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}
