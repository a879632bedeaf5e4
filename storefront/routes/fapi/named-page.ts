import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import { createContentCalls } from '../../content/content-calls.ts';
import { createDocumentResponse } from './document-response.ts';
import { deriveCallContext } from './derive-call-context.ts';

/** A content page by name, or the location selector. */
export function loader({ context: router, params }: LoaderFunctionArgs): Promise<Response> {
  const context = deriveCallContext(router.get(requestContext));
  return createDocumentResponse(createContentCalls(context).page(params['*'] ?? ''), context);
}
