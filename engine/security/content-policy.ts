/** Endpoint to which browsers report violations of the policy. */
export const reportPath = '/fapi/csp-report';

export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface ContentPolicy {
  /** Sources of the page's inline scripts and styles, e.g. "'nonce-…'" or "'sha256-…'". */
  readonly inline: InlineSources;
  /** The site's own origin, e.g. https://www.tarnfell.example. */
  readonly origin: string;
  /** Origin of the partners, whose images, frames and requests a page may use; undefined when it uses none. */
  readonly partnersOrigin?: string;
  /** Origins that a page may frame besides the partners'. */
  readonly frames?: readonly string[];
  /** Origins of gallery scripts, which may show images and fetch data, besides the partners'. */
  readonly galleries?: readonly string[];
  /** Origins to which the page's scripts may send tracking data. */
  readonly trackers?: readonly string[];
  /** Origins whose pages may frame this one, besides its own. */
  readonly frameAncestors: readonly string[];
  /** Trusted Types policies that the page's scripts may create. */
  readonly trustedTypes: readonly string[];
  /** Vite's client uses a web socket, writes style elements without a nonce and assigns HTML. */
  readonly isDevelopment: boolean;
}

/** Sources of a page whose every inline script and style has a nonce. */
export function createNonceSources(nonce: string): InlineSources {
  const source = `'nonce-${nonce}'`;
  return { scripts: [source], styles: [source] };
}

/**
 * Builds the Content-Security-Policy of a page. Imports of its own module scripts are trusted with them (strict-dynamic); style attributes
 * stay allowed because editors' colors arrive in custom properties; only a named policy turns a text into HTML or a script.
 */
export function createContentPolicy({
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
  const getSources = (others: readonly string[]): readonly string[] =>
    [...new Set([...ofPartners, ...others])].map((other) => formatSource(other, origin));
  const trackerSources = trackers.map((tracker) => formatSource(tracker, origin));
  const styles = ["'self'", ...inline.styles];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Browsers that support strict-dynamic ignore 'self'; others apply it.
    'script-src': ["'self'", ...inline.scripts, "'strict-dynamic'"],
    'style-src': styles,
    'style-src-elem': isDevelopment ? ["'self'", "'unsafe-inline'"] : styles,
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...getSources(galleries), ...trackerSources],
    'media-src': ["'self'", ...getSources(galleries)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...getSources(galleries), ...trackerSources, ...(isDevelopment ? ['ws:', 'wss:'] : [])],
    'frame-src': getSources(frames).length > 0 ? ["'self'", ...getSources(frames)] : ["'none'"],
    'frame-ancestors': ["'self'", ...frameAncestors.map((ancestor) => formatSource(ancestor, origin))],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(isDevelopment ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes }),
    'report-uri': [reportPath],
    // Endpoints are declared on https only (common-headers.ts); a browser that finds none would ignore report-uri too.
    ...(isSecure ? { 'report-to': ['csp'], 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Omits the scheme for origins with the page's own scheme: this also allows https, and never allows http on an https page. */
function formatSource(origin: string, own: string): string {
  const { protocol, host } = new URL(origin);
  return protocol === new URL(own).protocol ? host : origin;
}
