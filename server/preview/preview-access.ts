import { parseCookie, stringifySetCookie } from 'cookie';
import { getHostCookieName } from '#storefront/session/cookie-name.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { renderPlainPage } from '#showcase/plain-page.ts';
import type { PreviewKey } from './preview-key.ts';
import type { PreviewRevocations } from '#backend/authentication/tokens/preview-revocations.ts';

/** Path of preview links. */
export const previewPath = '/preview';
/** Seconds of access for an editor's browser. */
const SESSION = 12 * 60 * 60;
const COOKIE = 'cairn.preview';

/** Seconds in which a request to revoke must arrive. */
const REVOKE = 60;

interface AccessOptions {
  readonly key: PreviewKey;
  readonly now: () => Date;
  /** Absent if this host has no database; then only a new key revokes. */
  readonly revocations?: PreviewRevocations | undefined;
}

/** Grants access by a cookie that the browser gets for the link of an editor. */
export function createPreviewAccess(options: AccessOptions): PreviewAccess {
  return {
    async isGranted({ headers, url }) {
      const header = headers.get('cookie');
      if (header?.includes(COOKIE) !== true) return false;
      const token = parseCookie(header)[getHostCookieName(COOKIE, isHttps(url))];
      return token !== undefined && (await findIssueTime('session', token, options)) !== undefined;
    },
  };
}

/** When a token was issued; undefined if it is invalid, expired or revoked. */
async function findIssueTime(
  purpose: 'link' | 'session',
  token: string,
  { key, now, revocations }: AccessOptions,
): Promise<Date | undefined> {
  const issuedAt = key.verify(purpose, token, now());
  const revokedAt = issuedAt && (await revocations?.getLatest());
  return revokedAt && revokedAt >= issuedAt ? undefined : issuedAt;
}

interface LinkHandlerOptions extends AccessOptions {
  /** Origins whose pages may frame previews. */
  readonly editorOrigins: readonly string[];
}

/** Handles a preview link: sets the cookie and redirects, or responds with the error. A POST revokes all links and cookies. */
export function createPreviewLinkHandler(options: LinkHandlerOptions): (request: Request) => Promise<Response> {
  const { key, now, editorOrigins } = options;
  return async (request) => {
    const { searchParams } = new URL(request.url);
    const shown = searchParams.get('key') ?? '';
    if (request.method === 'POST') return revokeAll(shown, options);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('This address accepts GET and POST.\n', { status: 405, headers: { allow: 'GET, HEAD, POST' } });
    const issuedAt = await findIssueTime('link', shown, options);
    if (!issuedAt) return createErrorResponse(editorOrigins);
    // The cookie has the issue time of its link, so whatever revokes the link revokes the cookie.
    const elapsed = Math.floor((now().getTime() - issuedAt.getTime()) / 1000);
    const token = key.sign('session', issuedAt, elapsed + SESSION);
    return new Response(null, {
      status: 303,
      headers: {
        location: getShopPath(searchParams.get('to') ?? '/', request.url),
        'set-cookie': createSessionCookie(token, request),
        'cache-control': 'no-store',
        // The link itself is the secret.
        'referrer-policy': 'no-referrer',
      },
    });
  };
}

async function revokeAll(token: string, { key, now, revocations }: LinkHandlerOptions): Promise<Response> {
  if (!key.verify('revoke', token, now())) return new Response('This request needs a valid key.\n', { status: 403 });
  if (!revocations) return new Response('This server has no database; set another PREVIEW_KEY.\n', { status: 501 });
  await revocations.revoke(now());
  return new Response(null, { status: 204 });
}

/** A link that grants a browser access and redirects to a path of the shop. */
export function createPreviewLink(origin: string, key: PreviewKey, { now, seconds }: LinkLife, to = '/'): string {
  const url = new URL(previewPath, origin);
  url.searchParams.set('key', key.sign('link', now, seconds));
  url.searchParams.set('to', to);
  return url.href.replaceAll('%2F', '/');
}

interface LinkLife {
  readonly now: Date;
  readonly seconds: number;
}

/** The address to which a POST revokes all links and cookies of a shop. */
export function createRevokeUrl(origin: string, key: PreviewKey, now: Date): URL {
  const url = new URL(previewPath, origin);
  url.searchParams.set('key', key.sign('revoke', now, REVOKE));
  return url;
}

/** In a frame of an editors' tool the cookie is partitioned: it applies in that tool only. */
function createSessionCookie(token: string, { url, headers }: Request): string {
  const secure = isHttps(url);
  const isFramed = secure && ['iframe', 'frame'].includes(headers.get('sec-fetch-dest') ?? '');
  return stringifySetCookie({
    name: getHostCookieName(COOKIE, secure),
    value: token,
    path: '/',
    httpOnly: true,
    secure,
    maxAge: SESSION,
    ...(isFramed ? { sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  });
}

/** A path of this origin; any other target becomes the home page. */
function getShopPath(to: string, base: string): string {
  const { origin } = new URL(base);
  const url = to.startsWith('/') ? URL.parse(to, origin) : null;
  return url?.origin === origin ? `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}` : '/';
}

function isHttps(url: string): boolean {
  return url.startsWith('https:');
}

function createErrorResponse(editorOrigins: readonly string[]): Response {
  return renderPlainPage({
    status: 403,
    title: 'This link is no longer good',
    paragraphs: [
      'A link to previews holds for a few hours, until it is revoked, and only while the shop has the key that it was made with.',
      'Ask for a new one where you got it, or make one where the shop runs: npm run preview:link',
    ],
    editorOrigins,
  });
}
