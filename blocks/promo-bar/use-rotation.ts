import { useEffect, useState, useSyncExternalStore } from 'react';

export interface Rotation {
  readonly current: number;
  /** The reader lets it run; hovering or a hidden page only hold it. */
  readonly isOn: boolean;
  setOn(on: boolean): void;
  setHeld(held: boolean): void;
  step(by: 1 | -1): void;
}

/** Shows one of `count` after another, each for `seconds`; still where motion is unwelcome (APG, carousel with automatic rotation). */
export function useRotation(count: number, seconds: number | undefined): Rotation {
  const isStill = useSyncExternalStore(never, prefersStillness, () => true);
  const [current, setCurrent] = useState(0);
  const [choice, setOn] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isOn = seconds !== undefined && (choice ?? !isStill);
  const step = (by: 1 | -1): void => setCurrent((now) => (now + by + count) % count);

  useEffect(() => {
    if (!isOn || isHeld || seconds === undefined) return undefined;
    const timer = window.setInterval(() => !document.hidden && setCurrent((now) => (now + 1) % count), seconds * 1000);
    return () => window.clearInterval(timer);
  }, [isOn, isHeld, seconds, count]);

  return { current, isOn, setOn, setHeld, step };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function never(): () => void {
  return () => undefined;
}
