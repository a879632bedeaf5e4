import { LRUCache } from 'lru-cache';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import type { Breadcrumb, ProductDetails } from '#generated/openapi/products.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getProductHref } from '#commerce/product/product-href.ts';
import { createContentCalls } from '../content/content-calls.ts';
import { parsePageRoute } from '../content/page-route.ts';
import { parseCategoryId, readAddress, createSubject, type Address, type PageSubject } from '../personalization/page-subject.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Services } from '../services/services.ts';

/** Number of cached addresses, and their lifetime in milliseconds. */
const MAX_PAGES = 2000;
const REMEMBERED = 600_000;
/** Shorter, because a missing page may be published at any time. */
const REMEMBERED_MISSING = 30_000;
/** Milliseconds for which the cache reuses one reading of the clock. */
const RESOLUTION = 1000;
/** Maximum number of parent pages; more would be a loop. */
const LEVELS = 4;

const missing: PageSubject = { pageType: 'error', breadcrumbs: [], categories: [] };
const moved: PageSubject = { pageType: 'other', breadcrumbs: [], categories: [], isMoved: true };
const memories = new WeakMap<Services, LRUCache<string, PageSubject>>();

/**
 * Describes the page of the request's address, the same for every visitor and cached, so that decisions wait for it only once. Never
 * rejects: if the lookup fails, the address alone describes the page.
 */
export async function describePage(context: RequestContext): Promise<PageSubject> {
  const address = readAddress(context);
  const describe = getDescriber(address);
  if (!describe) return createSubject(address);
  const { services, mode, site, url } = context;
  if (mode === 'preview') return (await loadSubject()) ?? createSubject(address);
  const memory = memories.get(services) ?? new LRUCache<string, PageSubject>({ max: MAX_PAGES, ttlResolution: RESOLUTION });
  memories.set(services, memory);
  const key = `${site.siteId} ${site.locale} ${url.pathname}`;
  const known = memory.get(key);
  if (known) return known;
  const subject = await loadSubject();
  if (subject) memory.set(key, subject, { ttl: subject === missing ? REMEMBERED_MISSING : REMEMBERED });
  return subject ?? createSubject(address);

  /** Undefined if the lookup fails; the page's own loader reports the reason. */
  async function loadSubject(): Promise<PageSubject | undefined> {
    try {
      return await describe?.(context);
    } catch (error) {
      return error instanceof ServiceError && (error.status === 404 || error.status === 400) ? missing : undefined;
    }
  }
}

type Describe = (context: RequestContext) => Promise<PageSubject>;

function getDescriber({ categoryId, productId, isContent }: Address): Describe | undefined {
  if (categoryId !== undefined) return (context) => describeCategory(categoryId, context);
  if (productId !== undefined) return (context) => describeProduct(productId, context);
  return isContent ? describeContent : undefined;
}

async function describeCategory(id: string, context: RequestContext): Promise<PageSubject> {
  const { category, breadcrumbs } = await getCatalog(context.session.calls, { count: 1, filters: [`cgid=${id}`] });
  if (!category) return missing;
  if (context.url.pathname !== getShopHref(context.site.locale, category.url)) return moved;
  const above = breadcrumbs.flatMap(({ url }) => parseCategoryId(url?.slice(1) ?? '') ?? []);
  return { pageType: 'category list', breadcrumbs: getLabels(breadcrumbs), categories: [...new Set([...above, id])] };
}

async function describeProduct(productId: string, context: RequestContext): Promise<PageSubject> {
  const details = await getProductDetails(context.session.calls, { productId });
  const { masterId, breadcrumbs, categoryIds, variants, pageUrl } = details;
  if (context.url.pathname !== getShopHref(context.site.locale, getProductHref(pageUrl, productId))) return moved;
  const sku = getDefaultSku(productId, details);
  return {
    pageType: 'product',
    breadcrumbs: getLabels(breadcrumbs),
    categories: categoryIds,
    product: {
      productId: masterId,
      ...(sku === undefined ? {} : { sku }),
      ids: [...new Set(variants.flatMap((variant) => [variant.productId, variant.id]))],
    },
  };
}

/** The first available variant of the address's color, or else the first one. */
function getDefaultSku(productId: string, { variants }: ProductDetails): string | undefined {
  const ofColor = variants.filter((variant) => variant.productId === productId);
  const shown = ofColor.length > 0 ? ofColor : variants;
  return (shown.find(({ productInventoryState }) => productInventoryState === 'InStock') ?? shown[0])?.id;
}

/** Without the home page, which starts every trail. */
function getLabels(breadcrumbs: readonly Breadcrumb[]): readonly string[] {
  return breadcrumbs.slice(1).map(({ label }) => label);
}

async function describeContent(context: RequestContext): Promise<PageSubject> {
  const calls = createContentCalls(context);
  const route = parsePageRoute(context);
  if (route.kind === 'location-selector' || route.kind === 'error') return createSubject(readAddress(context));
  if (route.kind === 'unknown') return missing;
  if (route.kind === 'fragment') {
    const { name } = await calls.fragment(route.fragment);
    return { ...createSubject(readAddress(context)), breadcrumbs: [name] };
  }
  const page = await calls.page(route.slug);
  if (page.pageType === 'error' || (page.type === 'article') !== (route.kind === 'article')) return missing;
  const isHome = route.kind === 'home';
  return { pageType: page.pageType ?? (isHome ? 'home' : 'other'), breadcrumbs: isHome ? [] : await loadTrail(page), categories: [] };

  async function loadTrail({ name, article, parent }: Awaited<ReturnType<typeof calls.page>>, depth = 1): Promise<readonly string[]> {
    const own = article?.title ?? name;
    if (parent === undefined || parent === 'home' || depth >= LEVELS) return [own];
    const above = await calls.plainPage(parent).catch(() => undefined);
    return above ? [...(await loadTrail(above, depth + 1)), own] : [own];
  }
}
