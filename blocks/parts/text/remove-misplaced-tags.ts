const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table'] as const;
const headings = ['h2', 'h3', 'h4'] as const;

/** Elements that a start tag closes implicitly, by tag. */
const mayNotBeInside: Readonly<Record<string, readonly string[]>> = {
  a: ['a'],
  ...Object.fromEntries(blocks.map((tag) => [tag, ['p']])),
  ...Object.fromEntries(headings.map((tag) => [tag, ['p', ...headings]])),
};

const sections = ['thead', 'tbody', 'tfoot'];

/** Elements that are only valid inside certain parents. */
const parentsOf: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', ...sections],
  th: ['tr'],
  td: ['tr'],
};

const withoutEnd = new Set(['br', 'col']);

/**
 * Removes tags that HTML does not allow at their position and keeps their content. A browser would close elements around such a tag, even a
 * list item of the block, and hydration would fail.
 * @param html sanitized HTML with balanced tags
 */
export function removeMisplacedTags(html: string): string {
  const open: Opened[] = [];
  return html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g, (tag: string, slash: string, name: string) => {
    const fits = slash ? open.pop()?.fits : isAllowedIn(name, open);
    if (!slash && !withoutEnd.has(name)) open.push({ name, fits: fits === true });
    if (fits) return tag;
    // A block element separates words, a link does not.
    return name === 'a' ? '' : ' ';
  });
}

interface Opened {
  readonly name: string;
  readonly fits: boolean;
}

function isAllowedIn(name: string, opened: readonly Opened[]): boolean {
  const open = opened.flatMap((tag) => (tag.fits ? [tag.name] : []));
  const parents = parentsOf[name];
  if (parents && !parents.includes(open.at(-1) ?? '')) return false;
  const cell = open.findLastIndex((tag) => tag === 'td' || tag === 'th' || tag === 'caption');
  return !mayNotBeInside[name]?.some((outer) => open.includes(outer, cell + 1));
}
