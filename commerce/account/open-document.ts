/** Opens an address as a new document in place of the present one, also if the two differ by a dialog alone. */
export function replaceDocument(to: string): void {
  history.replaceState(null, '', to);
  location.reload();
}

/** Opens an address as a new document; the present one stays in the history unless it has the same address. */
export function openDocument(to: string): void {
  const { pathname, search } = new URL(to, location.href);
  if (pathname === location.pathname && search === location.search) replaceDocument(to);
  else location.assign(to);
}
