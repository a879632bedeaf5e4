import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import type { Page } from '#generated/content/types.ts';
import { createContentCalls, type ContentCalls } from '../../content/content-calls.ts';
import { createDocumentResponse } from './document-response.ts';
import { deriveCallContext } from './derive-call-context.ts';

/** Parts of pages: the footer, and fragments by name, e.g. collections, foot-sizes, size-chart/jackets. */
export function loader({ context: router, params }: LoaderFunctionArgs): Promise<Response> {
  const context = deriveCallContext(router.get(requestContext));
  const calls = createContentCalls(context);
  return createDocumentResponse(loadDocument(params['*'] ?? '', calls), context);
}

const CHART = 'size-chart/';

function loadDocument(name: string, calls: ContentCalls): Promise<Page> {
  if (name === 'footer') return calls.footer();
  return name.startsWith(CHART) ? calls.sizeChart(name.slice(CHART.length)) : calls.fragment(name);
}
