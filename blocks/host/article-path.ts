/** Articles stand below /articles in this shop; the content service knows only their slugs. */
export function articlePath(url: string): string {
  return /^\/(?!articles\/)/.test(url) ? `/articles${url}` : url;
}
