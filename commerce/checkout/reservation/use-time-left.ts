import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, 0 from then on; undefined before hydration or without a moment.
 *
 * @param now The server's time when the page was made, so that a wrong clock of the device does not matter.
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
