import { useState } from 'react';
import { setPaused, usePaused } from './pause-state.ts';
import { useReducedMotion } from './reduced-motion.ts';

export interface Motion {
  readonly isOn: boolean;
  /** The reader's wish: pausing holds everything on the page, playing frees it and starts this one whatever was unwelcome before. */
  toggle(): void;
  /** Stops this one alone, e.g. where the reader has begun to read it. */
  stop(): void;
}

/** Whether something that moves by itself does so now (WCAG 2.2.2). `isUnwelcome` says where it waits to be asked. */
export function useMotion(moves: boolean, isUnwelcome?: () => boolean): Motion {
  const isStill = useReducedMotion(isUnwelcome);
  const isPaused = usePaused();
  const [choice, setChoice] = useState<boolean>();
  const isOn = moves && !isPaused && (choice ?? !isStill);
  return {
    isOn,
    toggle() {
      setPaused(isOn);
      if (!isOn) setChoice(true);
    },
    stop: () => setChoice(false),
  };
}
