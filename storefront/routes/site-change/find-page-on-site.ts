import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { locationSelectorPath } from '../../content/page-route.ts';
import { describePage } from '../../page/describe-page.ts';
import type { PageSubject } from '../../personalization/page-subject.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { SitePage } from '../../site/site-page.ts';

/**
 * Finds the path of a page on the request's site: the same page, or else the nearest category, or else the home page. A product or category
 * with another slug redirects to its address.
 */
export async function findPageOnSite(page: SitePage, context: RequestContext): Promise<string> {
  const home = getShopHref(context.site.locale, '/');
  if (page.path === '' || page.path === locationSelectorPath) return home;
  const { pageType } = await describePageOnSite(page, context);
  // A search requires its query; other parameters, such as filters, may not apply on this site.
  if (pageType !== 'error') return `${home}${page.path}${pageType === 'search' ? page.search : ''}`;
  const { categories } = await describePageOnSite(page, context, page.site);
  for (const id of categories.toReversed()) {
    const path = await loadCategoryPath(id, context);
    if (path !== undefined) return path;
  }
  return home;
}

function describePageOnSite(page: SitePage, context: RequestContext, site = context.site): Promise<PageSubject> {
  const url = new URL(`/${site.locale}${page.path}${page.search}`, context.url);
  return describePage(context.derive({ url, site, isKnownLocale: true }));
}

async function loadCategoryPath(id: string, { site, session, services }: RequestContext): Promise<string | undefined> {
  try {
    const { category } = await getCatalog(session.calls, { count: 1, filters: [`cgid=${id}`] });
    return category && getShopHref(site.locale, category.url);
  } catch (error) {
    services.log.info('[cairn] [site] a category is not on the site', { reason: String(error), id, siteId: site.siteId });
    return undefined;
  }
}
