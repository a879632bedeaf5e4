import { getCatalog } from '#generated/calls/get-catalog.ts';
import { withinBudget } from '../../services/within-budget.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';
import { sessionOf } from '../../session/session-of.ts';
import { pageUrl } from '../../site/alternates.ts';
import { siteOf } from '../../site/site.ts';
import type { Alternate } from '../../listing/listing-head.ts';

/** Milliseconds that they are remembered. */
const REMEMBERED = 600_000;

interface Known {
  readonly until: number;
  readonly path: Promise<string | undefined>;
}

const remembered = new WeakMap<Services, Map<string, Known>>();

/** A category's address in every locale of the brand, as its name is another in each language. A language that cannot be asked is left out. */
export async function categoryAlternates(id: string, facts: RequestFacts, services: Services): Promise<readonly Alternate[]> {
  const { brand, url } = facts;
  const found = await Promise.all(
    brand.locales.map(async (locale) => {
      const path = await withinBudget(
        () => pathIn(locale, id, facts, services),
        services.settings.of(facts.site).timeLimits.alternates,
        () => undefined,
      );
      return path === undefined ? [] : [{ locale, href: pageUrl(url.origin, locale, path) }];
    }),
  );
  const all = found.flat();
  const standard = all.find(({ locale }) => locale === brand.defaultLocale);
  return [
    ...all.map(({ locale, href }) => ({ hrefLang: languageTag(locale), href })),
    ...(standard ? [{ hrefLang: 'x-default', href: standard.href }] : []),
  ];
}

function pathIn(locale: string, id: string, facts: RequestFacts, services: Services): Promise<string | undefined> {
  const paths = remembered.get(services) ?? new Map<string, Known>();
  remembered.set(services, paths);
  const key = `${facts.brand.id} ${locale.slice(0, 2)} ${id}`;
  const now = services.now().getTime();
  const known = paths.get(key);
  if (known && known.until > now) return known.path;
  const path = ask();
  paths.set(key, { until: now + REMEMBERED, path });
  path.catch(() => paths.delete(key));
  return path;

  async function ask(): Promise<string | undefined> {
    const site = siteOf(services.sites, facts.brand, locale);
    const { calls } = sessionOf(facts, services, site);
    return (await getCatalog(calls, { count: 1, filters: [`cgid=${id}`] })).category?.url;
  }
}

function languageTag(locale: string): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}-${country.toUpperCase()}`;
}
