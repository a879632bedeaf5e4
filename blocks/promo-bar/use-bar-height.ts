import type { RefObject } from 'react';
import { useEffect } from 'react';

const NAME = '--promo-bar-height';

/** Tells the page how high the bar is: `--promo-bar-height` on the root, 0px once it is gone. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!isShown || !element) {
      style.setProperty(NAME, '0px');
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      const stated = Number.parseFloat(getComputedStyle(element).minHeight);
      // A custom property on the root makes the browser style the whole page anew; most bars have the height that the tokens state, their least.
      if (height > stated || style.getPropertyValue(NAME)) style.setProperty(NAME, `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, isShown]);
}
