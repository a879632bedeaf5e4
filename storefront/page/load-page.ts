import { createElement } from 'react';
import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { Page } from '#generated/content/types.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { readFormResult } from '../parts/form-result.ts';
import { FormResultNotice } from '../parts/form-result-notice.tsx';
import { LocationSelector } from '../parts/location-selector.tsx';
import { ErrorNotice } from '../parts/error-notice.tsx';
import { ArticleHeader } from '../parts/article-head.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { getTitle } from '../content/get-title.ts';
import { RelatedArticles } from '../parts/related-articles.tsx';
import type { RequestContext } from '../request/request-context.ts';
import { getReferringPage } from '../request/referring-page.ts';
import { createHeadData } from '../seo/head-data.ts';
import { renderDocumentHead } from '../seo/document-head.ts';
import type { CanvasData, HeadData } from '../canvas/canvas-data.ts';
import type { Packed } from '../canvas/packed.ts';
import { getNeededRecommendations } from './needed-recommendations.ts';
import { getShownChoices, type ShownChoice } from '../canvas/get-shown-choices.ts';
import { addArticles } from './add-articles.ts';
import { composeResolved, resolveCanvasParts, type CanvasPart } from './compose.ts';
import { createContentCalls, isNotFound, type Articles } from '../content/content-calls.ts';
import { parsePageRoute, type PageRoute } from '../content/page-route.ts';

export interface PageData {
  readonly status: number;
  readonly head: HeadData;
  readonly canvas: CanvasData;
  /** Products for recommendation blocks, by list index; absent if there are none. */
  readonly recommendations?: Packed<readonly (readonly RecommendedProduct[])[]>;
  /** Choices for the visitor, for tracking. */
  readonly choices: readonly ShownChoice[];
}

interface Loaded {
  readonly status: number;
  readonly page?: Page;
  readonly parts: readonly CanvasPart[];
}

/** Loads the page of the request's address. A missing or broken page becomes an error page with its status. */
export async function loadPage(context: RequestContext): Promise<PageData> {
  const route = parsePageRoute(context);
  const [{ visitor, recommendations }, loaded] = await Promise.all([context.visit, loadCriticalData(route, context)]);
  const { status, page } = loaded;
  const result = readFormResult(context.url.searchParams.get('newsletter'), context.site.locale);
  const notice: CanvasPart[] = result ? [{ hostPart: 'form-result', element: createElement(FormResultNotice, result) }] : [];
  const shown = await addArticles(resolveCanvasParts([...notice, ...loaded.parts], visitor, context), context);
  const composed = composeResolved('page', shown, context);
  const head = createHeadData({ status, page, route, context });
  context.document.record({
    canvases: [composed],
    head: [renderDocumentHead({ status, page, route, context, head, parser: context.services.parser })],
  });
  return {
    status,
    head,
    canvas: composed.data,
    recommendations: getNeededRecommendations(recommendations, composed),
    choices: getShownChoices(composed.choices),
  };
}

/** Data that the page requires. Never rejects: a failure becomes an error page. */
async function loadCriticalData(route: PageRoute, context: RequestContext): Promise<Loaded> {
  const calls = createContentCalls(context);
  if (route.kind === 'unknown') return loadErrorPage(404);
  if (route.kind === 'location-selector') return createLocationSelector();
  try {
    if (route.kind === 'fragment') return createFragmentPage(await calls.fragment(route.fragment));
    const page = await calls.page(route.slug);
    if (route.kind === 'error') return { status: 200, page, parts: [{ document: page }] };
    // Each page has one address: error-5xx has none, and an article only that below /articles.
    if (page.pageType === 'error' || (page.type === 'article') !== (route.kind === 'article')) return loadErrorPage(404);
    if (!page.article) return { status: 200, page, parts: [{ document: page }] };
    return { status: 200, page, parts: await createArticleParts(page, page.article) };
  } catch (error) {
    if (isNotFound(error)) return loadErrorPage(404);
    context.services.log.error('[cairn] [page] the page could not be loaded', { url: context.url.pathname, reason: String(error) });
    return loadErrorPage(503);
  }

  async function createArticleParts(page: Page, article: NonNullable<Page['article']>): Promise<readonly CanvasPart[]> {
    const messages = getMessages(storefrontMessages, context.site.locale);
    const related = await loadDeferredData(page, article);
    return [
      { hostPart: 'article-head', element: createElement(ArticleHeader, { article, messages }) },
      { document: page },
      ...(related.length > 0
        ? [{ hostPart: 'related', element: createElement(RelatedArticles, { articles: related, site: context.site, messages }) }]
        : []),
    ];
  }

  /** Related articles. A failure is only logged. */
  async function loadDeferredData({ id }: Page, { relatedQuery }: NonNullable<Page['article']>): Promise<Articles['result']> {
    if (!relatedQuery) return [];
    try {
      return (
        await calls.articles({
          query: relatedQuery,
          exclude: id,
          offset: 0,
          limit: context.services.settings.of(context.site).articles.related,
        })
      ).result;
    } catch (error) {
      context.services.log.warn('[cairn] [page] no related articles', { id, reason: String(error) });
      return [];
    }
  }

  async function loadErrorPage(status: 404 | 503): Promise<Loaded> {
    const slug = status === 404 ? 'error-4xx' : 'error-5xx';
    try {
      const page = await calls.page(slug);
      return { status, page, parts: [{ document: page }] };
    } catch (error) {
      context.services.log.warn(`[cairn] [page] ${slug} could not be loaded either`, { reason: String(error) });
      const kind = status === 404 ? 'notFound' : 'error';
      const element = createElement(ErrorNotice, {
        kind,
        homeHref: `/${context.site.locale}`,
        messages: getMessages(storefrontMessages, context.site.locale),
      });
      return { status, parts: [{ hostPart: 'error-notice', element }] };
    }
  }

  /** A dialog shows the title of a fragment in its frame, a page as its heading. */
  function createFragmentPage(page: Page): Loaded {
    const element = createElement(PageTitle, { title: getTitle(page) });
    return { status: 200, page, parts: [{ hostPart: 'page-title', element }, { document: page }] };
  }

  async function createLocationSelector(): Promise<Loaded> {
    // The page's forms contain the URL of the previous page.
    context.document.record({ isPrivate: true });
    const locales = context.services.sites.locales.filter(({ path }) => context.brand.locales.includes(path));
    const element = createElement(LocationSelector, {
      locales,
      site: context.site,
      from: getReferringPage(context.own) ?? `/${context.site.locale}`,
      cartCount: context.session.cartCount,
      messages: getMessages(storefrontMessages, context.site.locale),
    });
    const page = await calls.page('location-selector').catch(() => undefined);
    return { status: 200, page, parts: [{ hostPart: 'locales', element }, ...(page ? [{ document: page }] : [])] };
  }
}
