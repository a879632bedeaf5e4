import { escapeHtml } from '#engine/escape.ts';
import { contentCalls } from '../page/content-calls.ts';
import type { RequestFacts } from '../request.ts';
import type { Services } from '../services.ts';
import { alternates, pageUrl } from '../site/alternates.ts';
import { siteOf } from '../site/site.ts';

const DEEPEST = 4;
const PER_CALL = 100;

/** Every page of the brand in every locale that has it, with its alternates. A locale whose content cannot be had shows its home page. */
export async function sitemapXml(facts: RequestFacts, services: Services): Promise<string> {
  const { brand, url } = facts;
  const byLocale = await Promise.all(brand.locales.map(async (locale) => [locale, await pathsOf(locale, facts, services)] as const));
  const entries = byLocale.flatMap(([locale, paths]) =>
    [...paths].map((path) => {
      const having = {
        locales: byLocale.filter(([, others]) => others.has(path)).map(([other]) => other),
        defaultLocale: brand.defaultLocale,
      };
      const links = alternates(having, url.origin, path).filter(
        ({ hrefLang }) => hrefLang !== 'x-default' || having.locales.includes(brand.defaultLocale),
      );
      const others = links.map(({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`);
      return `<url><loc>${escapeHtml(pageUrl(url.origin, locale, path))}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

async function pathsOf(locale: string, facts: RequestFacts, services: Services): Promise<ReadonlySet<string>> {
  const site = siteOf(services.sites, facts.brand, locale);
  const paths = new Set(['', '/location-selector']);
  if (!site) return paths;
  const calls = contentCalls({ ...facts, site, mode: 'publish' }, services);
  await Promise.all([below('home', 1), articles()]);
  return paths;

  async function below(parent: string, depth: number): Promise<void> {
    const { result } = await calls.children(parent).catch(() => ({ result: [] }));
    await Promise.all(
      result.map(async ({ slug, type }) => {
        if (type === 'article' || slug.startsWith('error-') || paths.has(`/${slug}`)) return;
        paths.add(`/${slug}`);
        if (depth < DEEPEST) await below(slug, depth + 1);
      }),
    );
  }

  async function articles(): Promise<void> {
    for (let offset = 0, found = 1; offset < found; offset += PER_CALL) {
      const { result, numFound } = await calls.articles({ offset, limit: PER_CALL }).catch(() => ({ result: [], numFound: 0 }));
      for (const { url } of result) paths.add(url);
      found = numFound;
    }
  }
}
