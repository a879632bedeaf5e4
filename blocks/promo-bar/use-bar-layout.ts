import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const NAME = '--promo-bar-height';

/**
 * Tells the page how high the bar is: `--promo-bar-height` on the root, 0px once it is gone. Answers which of its messages their editor hides
 * at this width, a bit for each place: their turns would be blank ones.
 */
export function useBarLayout(list: RefObject<HTMLElement | null>, isShown: boolean): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const { style } = document.documentElement;
    const element = list.current;
    if (!isShown || !element) {
      style.setProperty(NAME, '0px');
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      // A custom property on the root makes the browser style the whole page anew; most bars have the height that the tokens state.
      if (!(Math.abs(height - statedHeight()) < 1)) style.setProperty(NAME, `${height}px`);
      setHidden(
        [...element.children].reduce((bits, { firstElementChild: message }, at) => bits | (+!message?.getClientRects().length << at), 0),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, isShown]);
  return hidden;
}

/** What the page counts with now, in px. */
function statedHeight(): number {
  const root = getComputedStyle(document.documentElement);
  const value = root.getPropertyValue(NAME).trim();
  return Number.parseFloat(value) * (value.endsWith('rem') ? Number.parseFloat(root.fontSize) : 1);
}
