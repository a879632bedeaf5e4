/** Where browsers tell what a policy has kept from a page. */
export const reportPath = '/fapi/csp-report';

export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface ContentPolicy {
  /** Sources of the scripts and styles that stand in the page itself, e.g. "'nonce-…'" or "'sha256-…'". */
  readonly inline: InlineSources;
  /** Our own, e.g. https://www.tarnfell.example. */
  readonly origin: string;
  /** Of the partners, whose pictures, frames and calls a page may use; undefined where it uses none. */
  readonly partnersOrigin?: string;
  /** Whose frames a page may show beside the partners'. */
  readonly frames?: readonly string[];
  /** Whose scripts, which the page itself fetches, may show pictures and ask for data, beside the partners'. */
  readonly galleries?: readonly string[];
  /** To whom the page's scripts may tell what is tracked. */
  readonly trackers?: readonly string[];
  /** Origins whose pages may frame this one, beside our own. */
  readonly frameAncestors: readonly string[];
  /** Policies of Trusted Types that the page's scripts may make. */
  readonly trustedTypes: readonly string[];
  /** Vite's client talks over a web socket, writes style elements without a nonce and assigns HTML. */
  readonly isDevelopment: boolean;
}

/** Of a page whose every inline script and style bears a nonce. */
export function nonceSources(nonce: string): InlineSources {
  const source = `'nonce-${nonce}'`;
  return { scripts: [source], styles: [source] };
}

/**
 * The policy of a page. What its own module script imports is trusted with it (strict-dynamic); style
 * attributes stay allowed, as editors' colors arrive in custom properties. A text becomes HTML or a script by a named policy alone.
 */
export function contentPolicy({
  inline,
  origin,
  partnersOrigin,
  frames = [],
  galleries = [],
  trackers = [],
  frameAncestors,
  trustedTypes,
  isDevelopment,
}: ContentPolicy): string {
  const isSecure = origin.startsWith('https:');
  const ofPartners = partnersOrigin === undefined ? [] : [partnersOrigin];
  const sources = (others: readonly string[]): readonly string[] =>
    [...new Set([...ofPartners, ...others])].map((other) => sourceOf(other, origin));
  const told = trackers.map((tracker) => sourceOf(tracker, origin));
  const styles = ["'self'", ...inline.styles];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Browsers that know strict-dynamic do not heed 'self'; those that do not go by it.
    'script-src': ["'self'", ...inline.scripts, "'strict-dynamic'"],
    'style-src': styles,
    'style-src-elem': isDevelopment ? ["'self'", "'unsafe-inline'"] : styles,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sources(galleries), ...told],
    'media-src': ["'self'", ...sources(galleries)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources(galleries), ...told, ...(isDevelopment ? ['ws:', 'wss:'] : [])],
    'frame-src': sources(frames).length > 0 ? ["'self'", ...sources(frames)] : ["'none'"],
    'frame-ancestors': ["'self'", ...frameAncestors.map((ancestor) => sourceOf(ancestor, origin))],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes }),
    'report-uri': [reportPath],
    // Endpoints are named on https alone (common-headers.ts); a browser that looked for one elsewhere would heed no report-uri.
    ...(isSecure ? { 'report-to': ['csp'], 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** An origin of the page's own scheme goes without: that lets in the same over https, and never https's page over http. */
function sourceOf(origin: string, own: string): string {
  const { protocol, host } = new URL(origin);
  return protocol === new URL(own).protocol ? host : origin;
}
