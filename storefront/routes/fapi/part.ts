import type { LoaderFunctionArgs } from 'react-router';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import { contentCalls } from '../../content/content-calls.ts';
import { documentAnswer } from './document-answer.ts';
import { factsOfCall } from './site-of-call.ts';

/** Parts of pages: the footer, and fragments of the part's name, e.g. collections, foot-sizes, size-chart/jackets. */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const facts = factsOfCall(context.get(requestContext), services.sites);
  const calls = contentCalls(facts, services);
  const name = params['*'] ?? '';
  return documentAnswer(name === 'footer' ? calls.footer() : calls.fragment(name), facts, services);
}
