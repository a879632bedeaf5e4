import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import type { Page } from '#generated/content/types.ts';
import { createContentCalls, type ContentCalls } from '../../content/content-calls.ts';
import { documentAnswer } from './document-answer.ts';
import { contextOfCall } from './context-of-call.ts';

/** Parts of pages: the footer, and fragments by name, e.g. collections, foot-sizes, size-chart/jackets. */
export function loader({ context: router, params }: LoaderFunctionArgs): Promise<Response> {
  const context = contextOfCall(router.get(requestContext));
  const calls = createContentCalls(context);
  return documentAnswer(documentOf(params['*'] ?? '', calls), context);
}

const CHART = 'size-chart/';

function documentOf(name: string, calls: ContentCalls): Promise<Page> {
  if (name === 'footer') return calls.footer();
  return name.startsWith(CHART) ? calls.sizeChart(name.slice(CHART.length)) : calls.fragment(name);
}
