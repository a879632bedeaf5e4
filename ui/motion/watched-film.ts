import { useEffect, useEffectEvent, useState } from 'react';
import { onMotionPaused } from './use-motion.ts';

const starts = new Set<(started: symbol) => void>();

/**
 * Registers a film that a visitor watches, in any player. `pause` is called when another film starts or when all motion is paused; a film
 * that moves by itself follows the pause state already.
 * @returns a function to call when it starts.
 */
export function useWatchedFilm(pause: () => void, movesByItself = false): () => void {
  const [film] = useState(() => Symbol('film'));
  const hold = useEffectEvent(pause);
  const holdWithPage = useEffectEvent(() => {
    if (!movesByItself) pause();
  });
  useEffect(() => {
    const onStart = (started: symbol): void => {
      if (started !== film) hold();
    };
    starts.add(onStart);
    const release = onMotionPaused(() => holdWithPage());
    return () => {
      starts.delete(onStart);
      release();
    };
  }, [film]);
  return () => {
    for (const onStart of starts) onStart(film);
  };
}
