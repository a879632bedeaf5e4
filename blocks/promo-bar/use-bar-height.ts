import type { RefObject } from 'react';
import { useEffect } from 'react';

const NAME = '--promo-bar-height';

/** Publishes the bar's height to the page: `--promo-bar-height` on the root, 0px once it is closed. */
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
      // A custom property on the root makes the browser restyle the whole page; most bars have the minimum height that the tokens already
      // define.
      if (height > stated || style.getPropertyValue(NAME)) style.setProperty(NAME, `${height}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, isShown]);
}
