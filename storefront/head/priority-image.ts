const lazy = /<img\b[^>]*? loading="lazy"[^>]*>/;

/**
 * The document with the picture that leads a listing, where editors have put one above it, fetched at once: it is the largest thing on
 * the first screen, and its block cannot know. Such a block is static, so no script looks at what stands in it.
 */
export function promotePriorityImage(html: string): string {
  const from = html.indexOf('<main');
  const to = html.indexOf('data-block="listing"', from);
  if (from === -1 || to === -1) return html;
  const above = html.slice(from, to);
  const promoted = above.replace(lazy, (image) => image.replace(' loading="lazy"', ' loading="eager" fetchpriority="high"'));
  return html.slice(0, from) + promoted + html.slice(to);
}
