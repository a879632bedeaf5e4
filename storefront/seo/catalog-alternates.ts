import type { Calls } from '#commerce/client/calls.ts';
import { runWithinBudget } from '../services/run-within-budget.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import { createAlternatesAt, type Alternate } from '../site/alternates.ts';
import { findSiteOfBrand } from '../site/site.ts';

/** Cache lifetime in milliseconds. */
const LIFETIME = 600_000;
const MAX_PATHS = 5000;

interface Known {
  readonly until: number;
  readonly path: Promise<string | undefined>;
}

interface Kind {
  /** Cache key; locales with the same path share it, e.g. those of one language. */
  readonly keyOf: (locale: string) => string;
  /** Loads the page's path in the locale of the calls. */
  readonly load: (calls: Calls, id: string) => Promise<string | undefined>;
}

/** The address of a catalog page in every locale of the brand that has it. */
export type CatalogAlternates = (id: string, context: RequestContext) => Promise<readonly Alternate[]>;

/** Creates a loader of alternates for one type of catalog page, whose slug differs by language. A locale that fails to load is omitted. */
export function createCatalogAlternates({ keyOf, load }: Kind): CatalogAlternates {
  const remembered = new WeakMap<Services, Map<string, Known>>();

  function loadPath(locale: string, id: string, context: RequestContext): Promise<string | undefined> {
    const { services } = context;
    const paths = remembered.get(services) ?? new Map<string, Known>();
    remembered.set(services, paths);
    const key = `${context.brand.id} ${keyOf(locale)} ${id}`;
    const now = services.now().getTime();
    const known = paths.get(key);
    if (known && known.until > now) return known.path;
    if (paths.size >= MAX_PATHS) paths.clear();
    const path = load(context.sessionOn(findSiteOfBrand(services.sites, context.brand, locale) ?? context.site).calls, id);
    paths.set(key, { until: now + LIFETIME, path });
    path.catch(() => paths.delete(key));
    return path;
  }

  return async (id, context) => {
    const { brand, url } = context;
    const budget = context.services.settings.of(context.site).timeLimits.alternates;
    const found = await Promise.all(
      brand.locales.map(async (locale) => {
        const path = await runWithinBudget(
          () => loadPath(locale, id, context),
          budget,
          () => undefined,
        );
        return path === undefined ? [] : [[locale, path] as const];
      }),
    );
    return createAlternatesAt(new Map(found.flat()), brand.defaultLocale, url.origin);
  };
}
