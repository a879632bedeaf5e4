/** Maximum number of frames until a change is rendered. */
const FRAMES = 60;

/** Moves the focus from a row that disappears to the name in the next row, else in the previous one, else to the page's heading. */
export function focusNeighbor(row: Element | null): void {
  const isRow = (element: Element | null): element is Element =>
    // A gift may disappear with the row.
    element?.matches('li[data-item]:not([data-bonus])') === true;
  const rows = [row?.nextElementSibling ?? null, row?.previousElementSibling ?? null].filter(isRow);
  const target = rows.map((other) => other.querySelector<HTMLElement>('h2, h3')).find((heading) => heading !== null);
  if (target) focusHeading(target);
  // The heading of an empty cart is a different element than that of a filled one.
  else focusOnce(() => (row?.isConnected === true ? null : document.querySelector<HTMLElement>('main h1')));
}

/** Moves the focus to a row that is restored. */
export function focusItem(itemId: string): void {
  focusOnce(() => document.querySelector<HTMLElement>(`li[data-item="${CSS.escape(itemId)}"] :is(h2, h3)`));
}

function focusOnce(find: () => HTMLElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const heading = find();
    if (heading) focusHeading(heading);
    else if (frames > 0) focusOnce(find, frames - 1);
  });
}

function focusHeading(heading: HTMLElement): void {
  const link = heading.querySelector('a');
  if (!link) heading.tabIndex = -1;
  (link ?? heading).focus();
}
