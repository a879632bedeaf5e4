/** URL of the results of a search. */
export function getSearchHref(locale: string, query: string, parameters: Readonly<Record<string, string>> = {}): string {
  return `/${locale}/search?${new URLSearchParams({ q: query, ...parameters })}`;
}
