import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request/contexts.ts';
import type { RouteHandle } from '../../request/route-rules.ts';
import { errorAnswer } from './document-answer.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  const facts = context.get(requestContext);
  return errorAnswer(404, 'API404', `There is no call at ${facts.url.pathname}.`, facts);
}

export const action = loader;

export const handle: RouteHandle = { answersForMethods: true };
