import { parseCookie, stringifySetCookie } from 'cookie';
import { getHostCookieName } from '#storefront/session/cookie-name.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { renderPlainPage } from '#showcase/plain-page.ts';
import type { PreviewKey } from './preview-key.ts';

/** Path of preview links. */
export const previewPath = '/preview';
/** Seconds of access for an editor's browser. */
const SESSION = 12 * 60 * 60;
const COOKIE = 'cairn.preview';

/** Grants access by a cookie that the browser gets for the link of an editor. */
export function createPreviewAccess(key: PreviewKey, now: () => Date): PreviewAccess {
  return {
    isGranted({ headers, url }) {
      const header = headers.get('cookie');
      if (header?.includes(COOKIE) !== true) return false;
      const token = parseCookie(header)[getHostCookieName(COOKIE, isHttps(url))];
      return token !== undefined && key.verify('session', token, now());
    },
  };
}

interface LinkHandlerOptions {
  readonly key: PreviewKey;
  readonly now: () => Date;
  /** Origins whose pages may frame previews. */
  readonly editorOrigins: readonly string[];
}

/** Handles a preview link: sets the cookie and redirects, or responds with the error. */
export function createPreviewLinkHandler({ key, now, editorOrigins }: LinkHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('This address knows GET.\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    const { searchParams } = new URL(request.url);
    if (!key.verify('link', searchParams.get('key') ?? '', now())) return createErrorResponse(editorOrigins);
    const token = key.sign('session', new Date(now().getTime() + SESSION * 1000));
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

/** A link that grants a browser access and redirects to a path of the shop. */
export function createPreviewLink(origin: string, key: PreviewKey, expiresAt: Date, to = '/'): string {
  const url = new URL(previewPath, origin);
  url.searchParams.set('key', key.sign('link', expiresAt));
  url.searchParams.set('to', to);
  return url.href.replaceAll('%2F', '/');
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
      'A link to previews holds for a limited time, and only while the shop has the key that it was made with.',
      'Ask for a new one where you got it, or make one where the shop runs: npm run preview:link',
    ],
    editorOrigins,
  });
}
