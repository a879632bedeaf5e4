/** Where a link leads: somewhere in the shop, or out of it. */
export type Destination =
  | { readonly kind: 'inside'; readonly to: string; readonly keepsScroll: boolean }
  | { readonly kind: 'outside'; readonly href: string };

interface Here {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/**
 * A link that starts with #modal opens a dialog on the current path; one that starts with "?" and holds #modal merges
 * its query parameters into the current ones and opens the dialog. The dialog's name is in the hash, so that Back closes it.
 */
export function resolveDestination(href: string, here: Here): Destination {
  if (href.startsWith('#')) return { kind: 'inside', to: `${here.pathname}${here.search}${withoutNameless(href)}`, keepsScroll: true };
  if (href.startsWith('?') && href.includes('#modal')) {
    const [query = '', hash = ''] = href.split('#', 2);
    const merged = new URLSearchParams(here.search);
    const own = [...new URLSearchParams(query)];
    for (const [name] of own) merged.delete(name);
    for (const [name, value] of own) merged.append(name, value);
    return { kind: 'inside', to: `${here.pathname}?${merged}${withoutNameless(`#${hash}`)}`, keepsScroll: true };
  }
  const url = new URL(href, `${here.origin}${here.pathname}${here.search}`);
  // The server takes the coupon code of a link (storefront/request/coupon-link/waiting-code.ts).
  if (url.origin !== here.origin || isResource(url.pathname) || url.searchParams.has('coupon')) return { kind: 'outside', href: url.href };
  return { kind: 'inside', to: `${url.pathname}${url.search}${url.hash}`, keepsScroll: false };
}

/** The dialog that a hash names, in whatever letters: "#modal-sign-up" is "sign-up". */
export function dialogOf(hash: string): string | undefined {
  return /^#modal-([a-z0-9][a-z0-9-]*)$/i.exec(hash)?.[1]?.toLowerCase();
}

/** True for a hash that opens dialogs but names none, such as "#modal" alone. */
export function isNamelessDialog(hash: string): boolean {
  return /^#modal(?:-|$)/i.test(hash) && dialogOf(hash) === undefined;
}

function withoutNameless(hash: string): string {
  return isNamelessDialog(hash) ? '' : hash;
}

/** The hash that opens a dialog, with the parameters that it wants merged into the query. */
export function dialogHref(name: string, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `${query === '' ? '' : `?${query}`}#modal-${name}`;
}

function isResource(path: string): boolean {
  return /^\/(?:media|fapi|assets|showcase)\//.test(path);
}
