import { useState, useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotion } from './reduced-motion.ts';

export interface Motion {
  readonly isOn: boolean;
  /** The reader's wish: pausing holds everything on the page, playing frees it and starts this one whatever was unwelcome before. */
  toggle(): void;
  /** Stops this one alone, e.g. where the reader has begun to read it. */
  stop(): void;
}

let isPaused = false;
const listeners = new Set<() => void>();

/** Holds or frees all that moves by itself, on this page and on those after it: who pauses one film has seen enough of all. */
export function setPaused(paused: boolean): void {
  isPaused = paused;
  for (const listener of listeners) listener();
}

/** Calls `hold` whenever all that moves is paused, until it is released. */
export function onPaused(hold: () => void): () => void {
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
 * Whether something that moves by itself does so now (WCAG 2.2.2), by the one pause state of the page. `isUnwelcome` says where it waits
 * to be asked; so it does on the server and while hydrating, where nobody knows.
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
      setPaused(isOn);
      if (!isOn) setChoice(true);
    },
    stop: () => setChoice(false),
  };
}
