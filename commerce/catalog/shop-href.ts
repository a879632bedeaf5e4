/** Adds a locale such as "en-us" to an in-shop path such as "/c/jackets-1000". */
export function getShopHref(locale: string, url: string): string {
  return `/${locale}${url === '/' ? '' : url}`;
}
