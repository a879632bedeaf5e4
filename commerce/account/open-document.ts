/** Replaces the current document by that of an address, even if the two addresses differ only by a dialog. */
export function replaceDocument(to: string): void {
  history.replaceState(null, '', to);
  location.reload();
}

/** Opens an address as a new document. The current one stays in the history unless it has the same address. */
export function openDocument(to: string): void {
  const { pathname, search } = new URL(to, location.href);
  if (pathname === location.pathname && search === location.search) replaceDocument(to);
  else location.assign(to);
}
