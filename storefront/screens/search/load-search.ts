import { createElement } from 'react';
import { redirect } from 'react-router';
import { shopHref } from '#commerce/catalog/shop-href.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { CategoryLinkItem } from '#commerce/catalog/head/category-links.tsx';
import { countFilters, listingSearch, PAGE_SIZE, parseListingState, wireFilters } from '#commerce/catalog/listing-state.ts';
import { SearchHead } from '#commerce/catalog/head/search-head.tsx';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { searchProducts } from '#generated/calls/search-products.ts';
import type { SearchProductsAnswer } from '#generated/openapi/products.ts';
import { choicesOf } from '../../canvas/choices.ts';
import { compose } from '../../page/compose.ts';
import { neededRecommendations } from '../../page/needed-recommendations.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { errorPage } from '../../page/error-page.ts';
import { listingData, type ListingPageData } from '../../listing/listing-data.ts';

const LONGEST = 200;

/** What the shopper's words find, at `/search?q=`. @throws Response that leads to where the words have a page of their own. */
export async function loadSearch(context: RequestContext): Promise<ListingPageData> {
  const { site, url } = context;
  const { calls } = context.session;
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const state = parseListingState(url.searchParams);
  const path = `/${site.locale}/search`;
  const kept = new URLSearchParams({ q: query });
  const [{ visitor, recommendations }, answer] = await Promise.all([context.visit, loadCriticalData()]);
  if (answer === 503) return errorPage(503, context);
  if (answer?.redirectUrl) throw redirect(shopHref(site.locale, answer.redirectUrl), 302);
  if (answer?.products.length === 0 && state.page > 1) throw redirect(`${path}${listingSearch({ ...state, page: 1 }, kept)}`, 302);

  const isEmpty = answer === undefined || answer.total === 0;
  const messages = messagesIn(catalogMessages, site.locale);
  const popular = isEmpty ? await loadDeferredData() : undefined;
  const heading = createElement(SearchHead, {
    query,
    messages,
    locale: site.locale,
    ...(answer?.suggestion ? { suggestion: answer.suggestion } : {}),
  });
  const composed = compose('page', [{ hostPart: 'listing-head', element: heading }], visitor, context);
  context.document.record({ canvases: [composed] });
  const title = query === '' ? messages.searchTitle : messages.searchResults({ query });
  return {
    status: 200,
    head: { title: `${title} | ${site.brandName}`, noIndex: true, ogType: 'website' },
    canvas: composed.data,
    recommendations: neededRecommendations(recommendations, composed),
    choices: choicesOf(composed.choices),
    ...(await listingData({ source: { query }, path, state, answer: answer ?? nothing(query), popular }, context)),
  };

  /** Nothing where there is nothing to look for. */
  async function loadCriticalData(): Promise<SearchProductsAnswer | undefined | 503> {
    if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
    const input = { q: query, start: (state.page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort: state.sort, filters: wireFilters(state) };
    try {
      return await searchProducts(calls, input);
    } catch (error) {
      const isRefused = error instanceof ServiceError && error.status === 400;
      if (isRefused && countFilters(state) > 0) throw redirect(`${path}?${kept}`, 302);
      if (isRefused) return undefined;
      context.services.log.error('[cairn] [page] a search could not be answered', { reason: String(error) });
      return 503;
    }
  }

  /** The first row of the shop's categories. A page can do without. */
  async function loadDeferredData(): Promise<readonly CategoryLinkItem[]> {
    try {
      const { facets } = await getCatalog(calls, { count: 1 });
      const first = facets.find(({ kind }) => kind === 'category')?.values[0]?.value;
      if (first === undefined) return [];
      const { category } = await getCatalog(calls, { count: 1, filters: [`cgid=${first}`] });
      return category ? [category, ...(category.siblings ?? [])].map(({ id, name, url: link }) => ({ id, name, url: link })) : [];
    } catch (error) {
      context.services.log.warn('[cairn] [page] no categories for a search without results', { reason: String(error) });
      return [];
    }
  }
}

function nothing(query: string): SearchProductsAnswer {
  return { query: query || ' ', total: 0, start: 0, count: PAGE_SIZE, breadcrumbs: [], products: [], facets: [], sorts: [] };
}
