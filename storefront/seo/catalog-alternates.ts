import type { Calls } from '#commerce/client/calls.ts';
import { withinBudget } from '../services/within-budget.ts';
import type { RequestFacts } from '../request/request.ts';
import type { Services } from '../services/services.ts';
import { sessionOf } from '../session/session-of.ts';
import { alternatesAt, type Alternate } from '../site/alternates.ts';
import { siteOf } from '../site/site.ts';

/** Milliseconds that they are remembered. */
const REMEMBERED = 600_000;
const MOST = 5000;

interface Known {
  readonly until: number;
  readonly path: Promise<string | undefined>;
}

interface Kind {
  /** Locales of one answer share it, e.g. those of one language. */
  readonly keyOf: (locale: string) => string;
  /** The page's path in the locale of the calls. */
  readonly ask: (calls: Calls, id: string) => Promise<string | undefined>;
}

/** The address of a catalog's page in every locale of the brand that has it. */
export type CatalogAlternates = (id: string, facts: RequestFacts, services: Services) => Promise<readonly Alternate[]>;

/** How one kind of catalog page finds its alternates: its name is another in each language. A locale that cannot be asked is left out. */
export function createCatalogAlternates({ keyOf, ask }: Kind): CatalogAlternates {
  const remembered = new WeakMap<Services, Map<string, Known>>();

  function pathIn(locale: string, id: string, facts: RequestFacts, services: Services): Promise<string | undefined> {
    const paths = remembered.get(services) ?? new Map<string, Known>();
    remembered.set(services, paths);
    const key = `${facts.brand.id} ${keyOf(locale)} ${id}`;
    const now = services.now().getTime();
    const known = paths.get(key);
    if (known && known.until > now) return known.path;
    if (paths.size >= MOST) paths.clear();
    const path = ask(sessionOf(facts, services, siteOf(services.sites, facts.brand, locale)).calls, id);
    paths.set(key, { until: now + REMEMBERED, path });
    path.catch(() => paths.delete(key));
    return path;
  }

  return async (id, facts, services) => {
    const { brand, url } = facts;
    const budget = services.settings.of(facts.site).timeLimits.alternates;
    const found = await Promise.all(
      brand.locales.map(async (locale) => {
        const path = await withinBudget(
          () => pathIn(locale, id, facts, services),
          budget,
          () => undefined,
        );
        return path === undefined ? [] : [[locale, path] as const];
      }),
    );
    return alternatesAt(new Map(found.flat()), brand.defaultLocale, url.origin);
  };
}
