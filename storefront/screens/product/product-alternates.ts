import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { withinBudget } from '../../services/within-budget.ts';
import type { RequestFacts } from '../../request/request.ts';
import type { Services } from '../../services/services.ts';
import { sessionOf } from '../../session/session-of.ts';
import { pageUrl, type Alternate } from '../../site/alternates.ts';
import { siteOf } from '../../site/site.ts';

/** Milliseconds that they are remembered. */
const REMEMBERED = 600_000;
const MOST = 5000;

interface Known {
  readonly until: number;
  readonly path: Promise<string>;
}

const remembered = new WeakMap<Services, Map<string, Known>>();

/** A style's address in every locale of the brand that sells it; its name is another in each language. A locale that cannot be asked is left out. */
export async function productAlternates(styleId: string, facts: RequestFacts, services: Services): Promise<readonly Alternate[]> {
  const { brand, url } = facts;
  const found = await Promise.all(
    brand.locales.map(async (locale) => {
      const path = await withinBudget(
        () => pathIn(locale, styleId, facts, services),
        services.settings.of(facts.site).timeLimits.alternates,
        () => undefined,
      );
      return path === undefined ? [] : [{ locale, href: pageUrl(url.origin, locale, path) }];
    }),
  );
  const all = found.flat();
  const standard = all.find(({ locale }) => locale === brand.defaultLocale);
  return [
    ...all.map(({ locale, href }) => ({ hrefLang: locale.replace(/-\w+$/, (country) => country.toUpperCase()), href })),
    ...(standard ? [{ hrefLang: 'x-default', href: standard.href }] : []),
  ];
}

function pathIn(locale: string, styleId: string, facts: RequestFacts, services: Services): Promise<string> {
  const paths = remembered.get(services) ?? new Map<string, Known>();
  remembered.set(services, paths);
  const key = `${facts.brand.id} ${locale} ${styleId}`;
  const now = services.now().getTime();
  const known = paths.get(key);
  if (known && known.until > now) return known.path;
  if (paths.size >= MOST) paths.clear();
  const path = ask();
  paths.set(key, { until: now + REMEMBERED, path });
  path.catch(() => paths.delete(key));
  return path;

  async function ask(): Promise<string> {
    const { calls } = sessionOf(facts, services, siteOf(services.sites, facts.brand, locale));
    return (await getProductDetails(calls, { productId: styleId })).pageUrl;
  }
}
