import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/router-context.ts';
import { createContentCalls } from '../../content/content-calls.ts';
import { documentAnswer } from './document-answer.ts';
import { contextOfCall } from './context-of-call.ts';

/** A content page by name, or the location selector. */
export function loader({ context: router, params }: LoaderFunctionArgs): Promise<Response> {
  const context = contextOfCall(router.get(requestContext));
  return documentAnswer(createContentCalls(context).page(params['*'] ?? ''), context);
}
