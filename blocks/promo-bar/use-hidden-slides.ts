import { useEffect, useState, type RefObject } from 'react';

/** Which of the bar's messages its editor hides at this width, by their places: a turn of theirs would be a blank one. */
export function useHiddenSlides(list: RefObject<HTMLElement | null>, isShown: boolean): ReadonlySet<number> {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(none);
  useEffect(() => {
    const element = list.current;
    if (!element || !isShown) return undefined;
    const observer = new ResizeObserver(() => {
      const places = [...element.children].flatMap(({ firstElementChild }, at) => (firstElementChild?.getClientRects().length ? [] : [at]));
      setHidden((before) => (before.size === places.length && places.every((at) => before.has(at)) ? before : new Set(places)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isShown]);
  return hidden;
}

const none: ReadonlySet<number> = new Set();
