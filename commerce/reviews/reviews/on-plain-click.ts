import type { MouseEvent } from 'react';

/** Handles only clicks that would open the link in this tab; the browser handles new tabs and windows. */
export function createPlainClickHandler(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
