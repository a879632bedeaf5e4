import { useEffect, useEffectEvent, useState } from 'react';
import { onPaused } from './use-motion.ts';

const starts = new Set<(started: symbol) => void>();

/**
 * A film that somebody watches, in whatever player: `pause` is called when another one starts, so that no two of them speak at once, and
 * when all that moves on the page is paused. One that moves by itself is held by the pause state already.
 * @returns what to call when it starts
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
    const release = onPaused(() => holdWithPage());
    return () => {
      starts.delete(onStart);
      release();
    };
  }, [film]);
  return () => {
    for (const onStart of starts) onStart(film);
  };
}
