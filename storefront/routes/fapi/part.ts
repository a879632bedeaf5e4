import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import type { Page } from '#generated/content/types.ts';
import { contentCalls, type ContentCalls } from '../../content/content-calls.ts';
import { documentAnswer } from './document-answer.ts';
import { factsOfCall } from './site-of-call.ts';

/** Parts of pages: the footer, and fragments of the part's name, e.g. collections, foot-sizes, size-chart/jackets. */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const facts = factsOfCall(context.get(requestContext), services.sites);
  const calls = contentCalls(facts, services);
  return documentAnswer(documentOf(params['*'] ?? '', calls), facts, services);
}

const CHART = 'size-chart/';

function documentOf(name: string, calls: ContentCalls): Promise<Page> {
  if (name === 'footer') return calls.footer();
  return name.startsWith(CHART) ? calls.sizeChart(name.slice(CHART.length)) : calls.fragment(name);
}
