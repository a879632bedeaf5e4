import { escapeHtml } from '#engine/escape.ts';
import { createContentCalls } from '../content/content-calls.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createAlternatesAt, getPageUrl } from '../site/alternates.ts';
import { findSiteOfBrand } from '../site/site.ts';
import { loadCatalogPaths } from './catalog-paths.ts';

const DEEPEST = 4;
const PER_CALL = 100;

/** Addresses per file: the protocol allows 50,000 and 50 MB, and each address includes all its alternates. */
const MAX_ADDRESSES = 10_000;

/**
 * The sitemap of the brand in every locale, with alternates: one file, or an index of parts above `most` addresses. A locale whose content
 * fails to load has only its home page; null if the requested part does not exist.
 */
export async function renderSitemap(context: RequestContext, most = MAX_ADDRESSES): Promise<string | null> {
  const { brand, url } = context;
  const byLocale = new Map(await Promise.all(brand.locales.map(async (locale) => [locale, await loadPaths(locale, context)] as const)));
  const places = [...byLocale].flatMap(([locale, paths]) => [...paths].map(([what, path]) => ({ locale, what, path })));
  const parts = Math.ceil(places.length / most);
  const requested = url.searchParams.get('part');
  if (requested === null && parts > 1) return renderIndex(parts, url);
  const part = Number(requested ?? 1);
  if (!Number.isInteger(part) || part < 1 || part > parts) return null;
  const entries = places.slice((part - 1) * most, part * most).map(({ locale, what, path }) => {
    const having = [...byLocale].flatMap(([other, its]) => {
      const there = its.get(what);
      return there === undefined ? [] : [[other, there] as const];
    });
    const links = createAlternatesAt(new Map(having), brand.defaultLocale, url.origin);
    const lines = links.map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`);
    return `<url><loc>${escapeHtml(getPageUrl(url.origin, locale, path))}</loc>${lines.join('')}</url>`;
  });
  return `${XML}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function renderIndex(parts: number, { origin, pathname }: URL): string {
  const files = Array.from({ length: parts }, (_, part) => `<sitemap><loc>${origin}${pathname}?part=${part + 1}</loc></sitemap>`);
  return `${XML}<sitemapindex ${SITEMAP}>${files.join('')}</sitemapindex>`;
}

/** Paths by item; a content page has the same path in every locale. */
async function loadPaths(locale: string, context: RequestContext): Promise<ReadonlyMap<string, string>> {
  const site = findSiteOfBrand(context.services.sites, context.brand, locale);
  const [pages, catalog] = await Promise.all([
    loadContentPaths(locale, context),
    site ? loadCatalogPaths(site, context) : new Map<string, string>(),
  ]);
  return new Map([...[...pages].map((path) => [path, path] as const), ...catalog]);
}

async function loadContentPaths(locale: string, context: RequestContext): Promise<ReadonlySet<string>> {
  const site = findSiteOfBrand(context.services.sites, context.brand, locale);
  const paths = new Set(['', '/location-selector', '/size-chart', '/foot-sizes']);
  if (!site) return paths;
  const calls = createContentCalls(context.derive({ site, mode: 'publish' }));
  await Promise.all([addChildren('home', 1), addArticles()]);
  return paths;

  async function addChildren(parent: string, depth: number): Promise<void> {
    const { result } = await calls.children(parent).catch(() => ({ result: [] }));
    await Promise.all(
      result.map(async ({ slug, type }) => {
        if (type === 'article' || slug.startsWith('error-') || paths.has(`/${slug}`)) return;
        paths.add(`/${slug}`);
        if (depth < DEEPEST) await addChildren(slug, depth + 1);
      }),
    );
  }

  async function addArticles(): Promise<void> {
    for (let offset = 0, found = 1; offset < found; offset += PER_CALL) {
      const { result, numFound } = await calls.articles({ offset, limit: PER_CALL }).catch(() => ({ result: [], numFound: 0 }));
      for (const { url } of result) paths.add(url);
      found = numFound;
    }
  }
}
