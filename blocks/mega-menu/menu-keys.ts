import type { KeyboardEvent } from 'react';

/** Moves the focus among links with arrow keys (APG, disclosure navigation: optional keys). */
export function moveFocus(links: readonly HTMLElement[], event: KeyboardEvent, keys: { readonly back: string; readonly on: string }): void {
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const last = links.length - 1;
  const next = { [keys.back]: at - 1, [keys.on]: at + 1, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[Math.min(Math.max(next, 0), last)]?.focus();
}

/** Returns the arrow keys along a bar in its text direction. */
export function getBarKeys(bar: Element): { readonly back: string; readonly on: string } {
  const [back, on] = bar.matches(':dir(rtl)') ? (['ArrowRight', 'ArrowLeft'] as const) : (['ArrowLeft', 'ArrowRight'] as const);
  return { back, on };
}

/** Returns the links of a panel or bar in page order. */
export function findLinks(root: Element | null | undefined, selector = 'a[href]'): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>(selector)] : [];
}
