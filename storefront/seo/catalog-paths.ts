import { getStorePath } from '#commerce/stores/store-address.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { listStores } from '#generated/calls/list-stores.ts';
import { listProductSets } from '#generated/calls/list-product-sets.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';
import type { Site } from '../site/site.ts';
import { runWithinBudget } from '../services/run-within-budget.ts';

/** Time-out of a call, and lifetime of its cached response, in milliseconds. */
const BUDGET = 2000;
const REMEMBERED = 3_600_000;
/** Page size of a call. */
const PER_CALL = 48;
const DEEPEST = 4;

/** Paths behind the locale by the item that they belong to, because slugs differ by language. */
export type CatalogPaths = ReadonlyMap<string, string>;

interface Known {
  readonly until: number;
  readonly paths: Promise<CatalogPaths>;
}

const remembered = new WeakMap<Services, Map<string, Known>>();

/**
 * Every category, product, set and store of a site in its language. After a failed call the missing paths are omitted, and loaded again for
 * the next request.
 */
export function loadCatalogPaths(site: Site, context: RequestContext): Promise<CatalogPaths> {
  const { services } = context;
  const known = remembered.get(services) ?? new Map<string, Known>();
  remembered.set(services, known);
  const now = services.now().getTime();
  const found = known.get(`${site.siteId} ${site.locale}`);
  if (found && found.until > now) return found.paths;
  const paths = readPaths(site, context, () => known.delete(`${site.siteId} ${site.locale}`));
  known.set(`${site.siteId} ${site.locale}`, { until: now + REMEMBERED, paths });
  return paths;
}

async function readPaths(site: Site, context: RequestContext, onMiss: () => void): Promise<CatalogPaths> {
  const { calls } = context.sessionOn(site);
  const paths = new Map<string, string>();
  let isMissed = false;
  const clamp: Within = async (call) => {
    if (isMissed) return undefined;
    return runWithinBudget(call, BUDGET, (reason) => {
      isMissed = true;
      onMiss();
      context.services.log.warn('[cairn] [sitemap] a part of the catalog is left out', { siteId: site.siteId, reason: String(reason) });
    });
  };
  const request: RequestCatalog = (input) => clamp((signal) => getCatalog(calls, input, { signal }));
  const roots = await readProducts(request, paths);
  for (const id of roots) await readCategory(id, request, paths, 1);
  const stores = await clamp((signal) => listStores(calls, {}, { signal }));
  for (const { id } of stores?.stores ?? []) paths.set(`store ${id}`, getStorePath(id));
  await readSets((input) => clamp((signal) => listProductSets(calls, input, { signal })), paths);
  return paths;
}

type Within = <Result>(call: (signal: AbortSignal) => Promise<Result>) => Promise<Result | undefined>;
type RequestCatalog = (input: Parameters<typeof getCatalog>[1]) => Promise<Awaited<ReturnType<typeof getCatalog>> | undefined>;
type RequestSets = (input: Parameters<typeof listProductSets>[1]) => Promise<Awaited<ReturnType<typeof listProductSets>> | undefined>;

/** Adds all products; returns the ids of the top-level categories, which the listing offers as a facet. */
async function readProducts(request: RequestCatalog, paths: Map<string, string>): Promise<readonly string[]> {
  let roots: readonly string[] = [];
  for (let start = 0, total = 1; start < total; start += PER_CALL) {
    const result = await request({ start, count: PER_CALL });
    if (!result) break;
    total = result.total;
    for (const { masterId, pageUrl } of result.products) paths.set(`product ${masterId}`, pageUrl);
    if (start === 0) roots = result.facets.find(({ kind }) => kind === 'category')?.values.map(({ value }) => value) ?? [];
  }
  return roots;
}

async function readCategory(id: string, request: RequestCatalog, paths: Map<string, string>, depth: number): Promise<void> {
  const category = (await request({ count: 1, filters: [`cgid=${id}`] }))?.category;
  if (!category) return;
  paths.set(`category ${id}`, category.url);
  if (depth === DEEPEST) return;
  for (const child of category.children) if (child.count !== 0) await readCategory(child.id, request, paths, depth + 1);
}

async function readSets(request: RequestSets, paths: Map<string, string>): Promise<void> {
  let after: string | undefined;
  do {
    const page = await request({ count: PER_CALL, ...(after !== undefined && { after }) });
    for (const { id, pageUrl } of page?.productSets ?? []) paths.set(`set ${id}`, pageUrl);
    after = page?.next;
  } while (after !== undefined);
}
