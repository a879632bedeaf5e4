import { useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotion } from './reduced-motion.ts';

export interface Motion {
  readonly isOn: boolean;
  /** Pauses all motion on the page, or resumes it and starts this element even with reduced motion. */
  toggle(): void;
  /** Stops this element alone, e.g. when a visitor starts to read it. */
  stop(): void;
}

let isPaused = false;
const listeners = new Set<() => void>();

/** Pauses or resumes all motion on this page and the following ones. */
export function setMotionPaused(paused: boolean): void {
  isPaused = paused;
  for (const listener of listeners) listener();
}

/** Calls `hold` each time all motion is paused, until it is released. */
export function onMotionPaused(hold: () => void): () => void {
  const listener = (): void => {
    if (isPaused) hold();
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  const wish = window.matchMedia(reducedMotion);
  listeners.add(listener);
  wish.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    wish.removeEventListener('change', listener);
  };
}

/**
 * True while an element may move by itself (WCAG 2.2.2), by the page's pause state. It is false if `isUnwelcome` returns true, on the
 * server and during hydration.
 */
export function useMotion(moves: boolean, isUnwelcome = prefersReducedMotion): Motion {
  const isStill = useSyncExternalStore(
    subscribe,
    () => (isPaused ? undefined : isUnwelcome()),
    () => true,
  );
  const [choice, setChoice] = useState<boolean>();
  const isOn = moves && isStill !== undefined && (choice ?? !isStill);
  return {
    isOn,
    toggle() {
      setMotionPaused(isOn);
      if (!isOn) setChoice(true);
    },
    stop: () => setChoice(false),
  };
}
