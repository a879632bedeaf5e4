import { useEffect, useEffectEvent, useState } from 'react';
import { useMotion, type Motion } from './use-motion.ts';

export interface Rotation extends Motion {
  /** Hovering pauses it; so does a hidden page. */
  setHeld(held: boolean): void;
}

/** Calls `advance` every `seconds` until it is stopped or has no next; off with reduced motion (APG, carousel with automatic rotation). */
export function useRotation(seconds: number | undefined, advance: () => void, hasNext = true): Rotation {
  const motion = useMotion(seconds !== undefined);
  const [isHeld, setHeld] = useState(false);
  const tick = useEffectEvent(() => (hasNext ? advance() : motion.stop()));
  const runs = motion.isOn && !isHeld;

  useEffect(() => {
    if (!runs || seconds === undefined) return undefined;
    const timer = window.setInterval(() => !document.hidden && tick(), seconds * 1000);
    return () => window.clearInterval(timer);
  }, [runs, seconds]);

  return { ...motion, setHeld };
}
