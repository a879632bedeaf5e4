/** Returns the title of a list item: the text of its link, button or heading, which always comes first in it. */
function getTitle(item: Element): string {
  return item.firstElementChild?.textContent?.trim() ?? '';
}

/** Returns a link's text; for an image its label or alternative text. */
function getName(link: Element): string {
  return link.textContent?.trim() || (link.getAttribute('aria-label') ?? link.querySelector('img')?.alt ?? '');
}

/**
 * Joins the level titles that lead to an element of the menu as analytics expects: "Men > Jackets > Shell". Reads the list items around it,
 * so that the HTML has no path of its own.
 */
export function getClickPath(element: Element): string {
  const titles: string[] = [];
  let item = element.closest('li');
  const ownsItem = item?.firstElementChild === element;
  while (item) {
    titles.unshift(getTitle(item));
    item = item.parentElement?.closest('li') ?? null;
  }
  if (!ownsItem) titles.push(getName(element));
  return titles.filter(Boolean).join(' > ');
}
