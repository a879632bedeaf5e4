/** The target of a link: within the shop's document or outside of it. */
export type Destination =
  | { readonly kind: 'inside'; readonly to: string; readonly preservesScroll: boolean }
  | { readonly kind: 'outside'; readonly href: string };

interface Here {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * Resolves a link. "#modal…" opens a dialog on the current path; "?…#modal…" also merges its parameters into the query. The dialog's name
 * is in the hash, so that Back closes it.
 */
export function resolveDestination(href: string, here: Here): Destination {
  if (href.startsWith('#'))
    return { kind: 'inside', to: `${here.pathname}${here.search}${removeNamelessDialog(href)}`, preservesScroll: true };
  if (href.startsWith('?') && href.includes('#modal')) {
    const [query = '', hash = ''] = href.split('#', 2);
    const merged = new URLSearchParams(here.search);
    const own = [...new URLSearchParams(query)];
    for (const [name] of own) merged.delete(name);
    for (const [name, value] of own) merged.append(name, value);
    return { kind: 'inside', to: `${here.pathname}?${merged}${removeNamelessDialog(`#${hash}`)}`, preservesScroll: true };
  }
  const url = new URL(href, `${here.origin}${here.pathname}${here.search}`);
  // The server applies the coupon code of a link (storefront/request/coupon-link/pending-code.ts).
  if (url.origin !== here.origin || isResource(url.pathname) || url.searchParams.has('coupon')) return { kind: 'outside', href: url.href };
  return { kind: 'inside', to: `${url.pathname}${url.search}${url.hash}`, preservesScroll: false };
}

/** The name of the dialog in a hash, in lower case: "#modal-sign-up" is "sign-up". */
export function getDialogName(hash: string): string | undefined {
  return /^#modal-([a-z0-9][a-z0-9-]*)$/i.exec(hash)?.[1]?.toLowerCase();
}

/** Returns true for a hash such as "#modal", which names no dialog. */
export function isNamelessDialog(hash: string): boolean {
  return /^#modal(?:-|$)/i.test(hash) && getDialogName(hash) === undefined;
}

function removeNamelessDialog(hash: string): string {
  return isNamelessDialog(hash) ? '' : hash;
}

/** The link that opens a dialog, with its parameters in the query. */
export function getDialogHref(name: string, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `${query === '' ? '' : `?${query}`}#modal-${name}`;
}

function isResource(path: string): boolean {
  return /^\/(?:media|fapi|assets|showcase)\//.test(path);
}
