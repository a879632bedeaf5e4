/** Where the focus goes when a row leaves its list: the name in the next row, else in the previous one, else the page's heading. */
export function focusNeighbor(row: Element | null): void {
  const isRow = (element: Element | null): element is Element => element?.matches('li[data-item]') === true;
  const rows = [row?.nextElementSibling ?? null, row?.previousElementSibling ?? null].filter(isRow);
  const target = rows.map((other) => other.querySelector<HTMLElement>('h2, h3')).find((heading) => heading !== null);
  if (target) {
    focusHeading(target);
    return;
  }
  // The heading of a list that is empty now, or of an empty cart, is another one.
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusHeading(heading);
  });
}

/** Moves the focus to a row that comes back. */
export function focusItem(itemId: string): void {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>(`li[data-item="${CSS.escape(itemId)}"] :is(h2, h3)`);
    if (heading) focusHeading(heading);
  });
}

function focusHeading(heading: HTMLElement): void {
  const link = heading.querySelector('a');
  if (!link) heading.tabIndex = -1;
  (link ?? heading).focus();
}
