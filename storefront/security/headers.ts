import type { RenderMode } from '#engine/env.ts';

export interface DocumentPolicy {
  readonly nonce: string;
  readonly partnersOrigin: string;
  readonly editorOrigins: readonly string[];
  readonly mode: RenderMode;
  readonly isSecure: boolean;
  /** Vite's dev client talks over a web socket. */
  readonly isDevelopment: boolean;
}

/** One nonce for scripts and styles; style attributes stay allowed, as editors' colours arrive in custom properties. */
export function contentSecurityPolicy({ nonce, partnersOrigin, editorOrigins, mode, isSecure, isDevelopment }: DocumentPolicy): string {
  const own = `'self' 'nonce-${nonce}'`;
  const directives: Readonly<Record<string, string>> = {
    'default-src': "'self'",
    'script-src': own,
    'style-src': own,
    // Vite's dev client writes its style elements without a nonce.
    'style-src-elem': isDevelopment ? "'self' 'unsafe-inline'" : own,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${partnersOrigin}`,
    'media-src': `'self' ${partnersOrigin}`,
    'font-src': "'self'",
    'connect-src': `'self' ${partnersOrigin}${isDevelopment ? ' ws: wss:' : ''}`,
    'frame-src': `'self' ${partnersOrigin}`,
    'frame-ancestors': ["'self'", ...(mode === 'preview' ? editorOrigins : [])].join(' '),
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    ...(isSecure ? { 'upgrade-insecure-requests': '' } : {}),
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** Headers of a document. What a visitor sees is theirs alone; a preview is kept nowhere and found by no search engine. */
export function documentHeaders(policy: DocumentPolicy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'cache-control': policy.mode === 'preview' ? 'no-store' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    'cross-origin-opener-policy': 'same-origin',
    ...(policy.mode === 'preview' ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/** Headers of every answer. */
export function commonHeaders({ isSecure }: { readonly isSecure: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
