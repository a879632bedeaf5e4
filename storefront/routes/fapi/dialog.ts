import type { LoaderFunctionArgs } from 'react-router';
import type { Page } from '#generated/content/types.ts';
import { requestContext } from '../../request/router-context.ts';
import { getContentSource } from '../../dialogs/content/content-source.ts';
import type { DialogData } from '../../dialogs/content/dialog-data.ts';
import { getShownChoices } from '../../canvas/get-shown-choices.ts';
import { compose } from '../../page/compose.ts';
import { getNeededRecommendations } from '../../page/needed-recommendations.ts';
import { reportImpressions } from '../../page/report-impressions.ts';
import { getTitle } from '../../content/get-title.ts';
import { createContentCalls, isNotFound } from '../../content/content-calls.ts';
import { createErrorResponse, createFailureResponse } from './document-response.ts';
import { deriveCallContext } from './derive-call-context.ts';

/** A content dialog, rendered as for client navigation. */
export async function loader({ context: router, params }: LoaderFunctionArgs): Promise<Response> {
  const context = deriveCallContext(router.get(requestContext)).derive({ isData: true, isDialog: true });
  try {
    const [{ visitor, recommendations }, page] = await Promise.all([context.visit, loadDocument()]);
    const composed = compose('dialog', [{ document: page }], visitor, context);
    context.document.record({ canvases: [composed] });
    void reportImpressions(context);
    const dialog: DialogData = {
      title: getTitle(page),
      canvas: composed.data,
      recommendations: getNeededRecommendations(recommendations, composed),
      choices: getShownChoices(composed.choices),
    };
    return Response.json(dialog, {
      headers: { 'cache-control': 'private, no-cache', ...context.staleContent.headers() },
    });
  } catch (error) {
    if (isNotFound(error)) return createErrorResponse(404, 'API404', `There is no dialog "${params.name}".`, context);
    return createFailureResponse('a dialog could not be loaded', error, context);
  }

  function loadDocument(): Promise<Page> {
    const calls = createContentCalls(context);
    const source = getContentSource(params.name ?? '', context.url.searchParams);
    if ('sizeChart' in source) return calls.sizeChart(source.sizeChart);
    return 'page' in source ? calls.page(source.page) : calls.fragment(source.fragment);
  }
}
