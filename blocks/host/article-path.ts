/** Articles are served below /articles in this shop; the content service only knows their slugs. */
export function getArticlePath(url: string): string {
  return /^\/(?!articles\/)/.test(url) ? `/articles${url}` : url;
}
