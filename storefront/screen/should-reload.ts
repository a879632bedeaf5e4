/** Query parameters that the loader of every page reads. */
const commonParameters = ['preview', 'previewDateTime', 'siteId', 'localePath', 'p13n_testcontext'];

/**
 * Returns true if two addresses differ in parameters that the loader reads: those of every page, or `own`. The page itself handles all
 * others, e.g. the chart in its dialog.
 */
export function shouldReload(current: URL, next: URL, own: readonly string[]): boolean {
  return [...own, ...commonParameters].some((name) => current.searchParams.get(name) !== next.searchParams.get(name));
}
