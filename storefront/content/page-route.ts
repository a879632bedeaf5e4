import type { RequestContext } from '../request/request-context.ts';

/** The kind of page that an address refers to. */
export type PageRoute =
  | { readonly kind: 'home' | 'landing' | 'article'; readonly slug: string; readonly path: string }
  | { readonly kind: 'location-selector'; readonly path: string }
  | { readonly kind: 'error'; readonly slug: string; readonly path: string }
  | {
      /** A fragment that can also open as a dialog. */
      readonly kind: 'fragment';
      readonly fragment: string;
      readonly path: string;
    }
  | { readonly kind: 'unknown'; readonly path: string };

/** Slugs of articles start with this folder. */
const ARTICLES = 'articles/';
/** The page for missing addresses also has an address of its own, with status 200. */
const ERROR = 'error-4xx';
/** Path of the country and language selection, behind the locale. */
export const locationSelectorPath = '/location-selector';
const SLUG = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** `path` is the part behind the locale: "" for the home page, otherwise with a leading slash. */
export function parsePageRoute({ url, isKnownLocale }: Pick<RequestContext, 'url' | 'isKnownLocale'>): PageRoute {
  const path = url.pathname.replace(/\/+$/, '');
  if (!isKnownLocale) return { kind: 'unknown', path };
  const rest = path.split('/').slice(2).join('/');
  const behind = rest === '' ? '' : `/${rest}`;
  if (rest === '') return { kind: 'home', slug: 'home', path: behind };
  if (behind === locationSelectorPath) return { kind: 'location-selector', path: behind };
  if (rest === ERROR) return { kind: 'error', slug: rest, path: behind };
  const fragment = getFragmentName(rest);
  if (fragment !== undefined) return { kind: 'fragment', fragment, path: behind };
  if (rest === 'home' || !SLUG.test(rest)) return { kind: 'unknown', path: behind };
  if (rest.startsWith(ARTICLES)) return { kind: 'article', slug: rest.slice(ARTICLES.length), path: behind };
  return { kind: 'landing', slug: rest, path: behind };
}

const CHARTS = 'size-chart';
const LIST_OF_CHARTS = 'default';

/** "size-chart" is the overview of charts, "size-chart/men-tops" one of them. */
function getFragmentName(path: string): string | undefined {
  if (path === 'foot-sizes') return path;
  if (path === CHARTS) return `${CHARTS}/${LIST_OF_CHARTS}`;
  const isChart = path.startsWith(`${CHARTS}/`) && path !== `${CHARTS}/${LIST_OF_CHARTS}`;
  return isChart && SLUG.test(path) ? path : undefined;
}
