/** Parameters of an address that every page answers for. */
const ofEveryPage = ['preview', 'previewDateTime', 'siteId', 'localePath', 'p13n_testcontext'];

/**
 * Whether two addresses differ in what the loader answers for: in what every page does, or in one of `own`. What else their queries
 * say is for the page itself, e.g. which chart its dialog shows.
 */
export function asksAnew(current: URL, next: URL, own: readonly string[]): boolean {
  return [...own, ...ofEveryPage].some((name) => current.searchParams.get(name) !== next.searchParams.get(name));
}
