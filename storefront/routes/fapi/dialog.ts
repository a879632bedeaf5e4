import type { LoaderFunctionArgs } from 'react-router';
import type { Page } from '#generated/content/types.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import { contentSourceOf } from '../../dialogs/content/content-source.ts';
import type { DialogData } from '../../dialogs/content/dialog-data.ts';
import { recordDocument } from '../../canvas/document-record.ts';
import { choicesOf } from '../../canvas/choices.ts';
import { compose } from '../../page/compose.ts';
import { neededRecommendations } from '../../page/needed-recommendations.ts';
import { tellImpressions } from '../../page/tell-impressions.ts';
import { contentCalls, isNotFound } from '../../content/content-calls.ts';
import { staleHeaders } from '../../request/stale-content.ts';
import { visitOf } from '../../page/visit.ts';
import { errorAnswer } from './document-answer.ts';
import { factsOfCall } from './site-of-call.ts';

/** A dialog made of content, rendered as for client navigation. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const facts = { ...factsOfCall(context.get(requestContext), services.sites), isData: true };
  try {
    const [{ visitor, recommendations }, page] = await Promise.all([visitOf(facts, services, { isPage: false }), loadDocument()]);
    const composed = compose('dialog', [{ document: page }], visitor, facts, services);
    recordDocument(facts, { canvases: [composed] });
    void tellImpressions(facts, services);
    const dialog: DialogData = {
      title: page.seo?.title ?? page.name,
      canvas: composed.data,
      recommendations: neededRecommendations(recommendations, composed),
      choices: choicesOf(composed.choices),
    };
    return Response.json(dialog, {
      headers: { 'cache-control': 'private, no-cache', ...staleHeaders(facts) },
    });
  } catch (error) {
    if (isNotFound(error)) return errorAnswer(404, 'API404', `There is no dialog "${params.name}".`, facts);
    services.log.error('[cairn] [fapi] a dialog could not be loaded', { name: params.name, reason: String(error) });
    return errorAnswer(500, 'GEN500', 'Something went wrong on our side.', facts);
  }

  function loadDocument(): Promise<Page> {
    const calls = contentCalls(facts, services);
    const source = contentSourceOf(params.name ?? '', facts.url.searchParams);
    if ('sizeChart' in source) return calls.sizeChart(source.sizeChart);
    return 'page' in source ? calls.page(source.page) : calls.fragment(source.fragment);
  }
}
