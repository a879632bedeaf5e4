import { useEffect, useEffectEvent, useState } from 'react';
import { useReducedMotion } from './reduced-motion.ts';

export interface Rotation {
  /** The reader lets it run; hovering and a hidden page only hold it. */
  readonly isOn: boolean;
  setOn(on: boolean): void;
  setHeld(held: boolean): void;
}

/** Calls `advance` every `seconds`, until it is stopped; off where motion is unwelcome (APG, carousel with automatic rotation). */
export function useRotation(seconds: number | undefined, advance: () => void): Rotation {
  const isReduced = useReducedMotion();
  const [choice, setOn] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isOn = seconds !== undefined && (choice ?? !isReduced);
  const tick = useEffectEvent(advance);

  useEffect(() => {
    if (!isOn || isHeld || seconds === undefined) return undefined;
    const timer = window.setInterval(() => !document.hidden && tick(), seconds * 1000);
    return () => window.clearInterval(timer);
  }, [isOn, isHeld, seconds]);

  return { isOn, setOn, setHeld };
}
