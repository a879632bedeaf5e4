import type { MouseEvent } from 'react';

/** For a link to another state of the same list: handles a plain click here and leaves any other click to the browser. */
export function handlePlainClick(event: MouseEvent<HTMLAnchorElement>, go: () => void): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain) return;
  event.preventDefault();
  go();
}
