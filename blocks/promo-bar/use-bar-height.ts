import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Tells the page how high the bar is: `--promo-bar-height` on the root, 0px once it is gone. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const set = (height: number): void => style.setProperty('--promo-bar-height', `${height}px`);
    const element = bar.current;
    if (!isShown || !element) {
      set(0);
      return undefined;
    }
    const observer = new ResizeObserver(() => set(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, isShown]);
}
