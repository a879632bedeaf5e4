/** An in-shop path such as "/c/jackets-1000" in a locale such as "en-us". */
export function shopHref(locale: string, url: string): string {
  return `/${locale}${url === '/' ? '' : url}`;
}
