import { createElement } from 'react';
import { redirect } from 'react-router';
import { CategoryHead } from '#commerce/catalog/head/category-head.tsx';
import { shopHref } from '#commerce/catalog/shop-href.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import type { CatalogMessages } from '#generated/messages/catalog/messages.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { countFilters, DEFAULT_SORT, listingSearch, PAGE_SIZE, parseListingState, wireFilters } from '#commerce/catalog/listing-state.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import type { CatalogAnswer } from '#generated/openapi/products.ts';
import type { HeadData } from '../../canvas/canvas-data.ts';
import { compose } from '../../page/compose.ts';
import { neededRecommendations } from '../../page/needed-recommendations.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { categoryAlternates } from './category-alternates.ts';
import { categoryContent, type CategoryContent } from './category-canvas.ts';
import { errorPage } from '../../page/error-page.ts';
import { choicesOf } from '../../canvas/choices.ts';
import { listingData, type ListingPageData } from '../../listing/listing-data.ts';
import { listingHead } from '../../listing/listing-head.ts';

const ADDRESS = /^(?:.+-)?(\d{4,10})$/;

/** The category at `/c/{slug}-{id}`. @throws Response that leads to its right address, where it was called by another. */
export async function loadCategory(address: string, context: RequestContext): Promise<ListingPageData> {
  const id = ADDRESS.exec(address)?.[1];
  if (id === undefined) return errorPage(404, context);
  const { site, url } = context;
  const state = parseListingState(url.searchParams);
  const input = { start: (state.page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort: state.sort, filters: [`cgid=${id}`, ...wireFilters(state)] };
  const [{ visitor, recommendations }, content, alternates, answer] = await Promise.all([
    context.visit,
    categoryContent(id, context),
    categoryAlternates(id, context),
    loadCriticalData(),
  ]);
  if (typeof answer === 'number') return errorPage(answer, context);
  const { category, breadcrumbs, total, products, start } = answer;
  if (!category) return errorPage(404, context);

  const path = shopHref(site.locale, category.url);
  if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
  if (products.length === 0 && state.page > 1) throw redirect(`${path}${listingSearch({ ...state, page: 1 }, url.searchParams)}`, 302);

  const messages = messagesIn(catalogMessages, site.locale);
  const heading = createElement(CategoryHead, { category, crumbs: breadcrumbs, messages, locale: site.locale });
  const above = compose(
    'page',
    [{ hostPart: 'listing-head', element: heading }, ...(content.above ? [{ document: content.above }] : [])],
    visitor,
    context,
  );
  const below = content.below ? compose('below', [{ document: content.below }], visitor, context) : undefined;
  const between = content.between.flatMap((document, index) => {
    const composed = compose(`between-${index}`, [{ document }], visitor, context);
    const [block] = composed.shown;
    return block?.kind === 'block' && block.inList ? [{ ...block.inList, composed }] : [];
  });
  const head = headOf({
    answer,
    category,
    content,
    context,
    messages,
    path,
    page: state.page,
    isPlain: countFilters(state) === 0 && state.sort === DEFAULT_SORT,
  });
  const pageAt = (page: number): string => `${url.origin}${path}${listingSearch({ ...state, page })}`;
  const headPart = listingHead({
    context,
    canonical: head.canonical ?? `${url.origin}${path}`,
    crumbs: breadcrumbs,
    products,
    start,
    alternates: state.page === 1 ? alternates : [],
    ...(state.page > 1 ? { previous: pageAt(state.page - 1) } : {}),
    ...(start + products.length < total ? { next: pageAt(state.page + 1) } : {}),
  });
  const canvases = [above, ...between.map(({ composed }) => composed), ...(below ? [below] : [])];
  context.document.record({ canvases, head: [headPart] });
  return {
    status: 200,
    head,
    canvas: above.data,
    ...(between.length > 0 ? { between: between.map(({ composed, ...place }) => ({ ...place, canvas: composed.data })) } : {}),
    ...(below ? { below: below.data } : {}),
    recommendations: neededRecommendations(recommendations, ...canvases),
    choices: choicesOf(canvases.flatMap(({ choices }) => choices)),
    ...(await listingData({ source: { categoryId: id }, path, state, answer }, context)),
  };

  /** The answer, or the status of the page that stands for it. A query that the shop refuses leads to the category without it. */
  async function loadCriticalData(): Promise<CatalogAnswer | 404 | 503> {
    try {
      return await getCatalog(context.session.calls, input);
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : undefined;
      if (status === 404) return 404;
      if (status === 400 && url.search !== '') throw redirect(url.pathname, 302);
      if (status === 400) return 404;
      context.services.log.error('[cairn] [page] a category could not be loaded', { id, reason: String(error) });
      return 503;
    }
  }
}

interface HeadSource {
  readonly answer: CatalogAnswer;
  readonly category: NonNullable<CatalogAnswer['category']>;
  readonly content: CategoryContent;
  readonly context: RequestContext;
  readonly messages: CatalogMessages;
  readonly path: string;
  readonly page: number;
  /** Neither narrowed nor in another order. */
  readonly isPlain: boolean;
}

/** Pages of the plain list are pages of their own; a list that is narrowed or ordered is its category's. */
function headOf({ answer, category, content: { seo }, context, messages, path, page, isPlain }: HeadSource): HeadData {
  const { site, url, mode } = context;
  const numbered = page > 1 ? ` – ${messages.page({ page, pages: Math.ceil(answer.total / PAGE_SIZE) })}` : '';
  return {
    title: `${seo?.title ?? category.name}${numbered} | ${site.brandName}`,
    description:
      seo?.description ??
      category.description ??
      messages.categoryLead({ name: category.name, brand: site.brandName, count: answer.total }),
    canonical: `${url.origin}${path}${isPlain && page > 1 ? `?page=${page}` : ''}`,
    noIndex: mode !== 'publish' || seo?.noIndex === true,
    ogType: 'website',
  };
}
