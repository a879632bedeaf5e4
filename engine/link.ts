import type { RenderEnv } from './env.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEME = /^(?:https?|mailto|tel):/i;

/**
 * Resolves an editor's link to an href for this page. In-shop paths get the locale as their first segment; `#modal…` and `?…#modal…` stay
 * relative to the current path; a scheme that could run script becomes "#".
 */
export function resolveHref(url: string, env: Pick<RenderEnv, 'locale'>): string {
  const trimmed = url.trim();
  if (SCHEME.test(trimmed)) return SAFE_SCHEME.test(trimmed) ? trimmed : '#';
  if (trimmed === '' || trimmed.startsWith('//')) return '#';
  if (!trimmed.startsWith('/')) return trimmed;
  if (hasLocale(trimmed) || trimmed.startsWith('/media/')) return trimmed;
  return trimmed === '/' ? `/${env.locale}` : `/${env.locale}${trimmed}`;
}

function hasLocale(path: string): boolean {
  return /^\/[a-z]{2}-[a-z]{2}(?:[/?#]|$)/.test(path);
}
