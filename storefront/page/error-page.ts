import { createElement } from 'react';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getShownChoices } from '../canvas/get-shown-choices.ts';
import { compose, type CanvasPart } from './compose.ts';
import { createContentCalls } from '../content/content-calls.ts';
import { getNeededRecommendations } from './needed-recommendations.ts';
import type { PageData } from './load-page.ts';
import { ErrorNotice } from '../parts/error-notice.tsx';
import type { RequestContext } from '../request/request-context.ts';
import { createHeadData } from '../seo/head-data.ts';

/** The content page for a page that is missing or failed to load. */
export async function loadErrorPage(status: 404 | 503, context: RequestContext): Promise<PageData> {
  const slug = status === 404 ? 'error-4xx' : 'error-5xx';
  const messages = getMessages(storefrontMessages, context.site.locale);
  const errorNotice: CanvasPart = {
    hostPart: 'error-notice',
    element: createElement(ErrorNotice, { kind: status === 404 ? 'notFound' : 'error', homeHref: `/${context.site.locale}`, messages }),
  };
  const [{ visitor, recommendations }, page] = await Promise.all([
    context.visit,
    createContentCalls(context)
      .page(slug)
      .catch((error: unknown) => {
        context.services.log.warn(`[cairn] [page] ${slug} could not be loaded`, { reason: String(error) });
        return undefined;
      }),
  ]);
  const composed = compose('page', [page ? { document: page } : errorNotice], visitor, context);
  context.document.record({ canvases: [composed] });
  return {
    status,
    head: createHeadData({ status, page, route: { kind: 'unknown', path: context.url.pathname }, context }),
    canvas: composed.data,
    recommendations: getNeededRecommendations(recommendations, composed),
    choices: getShownChoices(composed.choices),
  };
}
