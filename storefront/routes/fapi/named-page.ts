import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import { contentCalls } from '../../content/content-calls.ts';
import { documentAnswer } from './document-answer.ts';
import { factsOfCall } from './site-of-call.ts';

/** A named content page, the location selector among them. */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const facts = factsOfCall(context.get(requestContext), services.sites);
  return documentAnswer(contentCalls(facts, services).page(params['*'] ?? ''), facts, services);
}
