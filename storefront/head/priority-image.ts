const lazy = /<img\b[^>]*? loading="lazy"[^>]*>/;

/**
 * Loads the first image above a listing eagerly: it is the largest element of the first screen, and its block cannot know its position. The
 * block is static, so no script hydrates the changed markup.
 */
export function promotePriorityImage(html: string): string {
  const from = html.indexOf('<main');
  const to = html.indexOf('data-block="listing"', from);
  if (from === -1 || to === -1) return html;
  const above = html.slice(from, to);
  const promoted = above.replace(lazy, (image) => image.replace(' loading="lazy"', ' loading="eager" fetchpriority="high"'));
  return html.slice(0, from) + promoted + html.slice(to);
}
