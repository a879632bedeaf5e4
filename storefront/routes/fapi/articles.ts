import type { LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { requestContext, servicesContext } from '../../request/contexts.ts';
import { staleHeaders } from '../../request/stale-content.ts';
import { contentCalls } from '../../content/content-calls.ts';
import { errorAnswer } from './document-answer.ts';
import { factsOfCall } from './site-of-call.ts';

const search = z.object({
  query: z.string().max(200).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(12),
});

/** Article search for a page's script: query, offset, limit, tagId[]. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const facts = factsOfCall(context.get(requestContext), services.sites);
  const { searchParams } = facts.url;
  const parsed = search.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) return errorAnswer(400, 'API400', z.prettifyError(parsed.error), facts);
  try {
    const articles = await contentCalls(facts, services).articles({ ...parsed.data, tagIds: searchParams.getAll('tagId[]') });
    return Response.json(articles, { headers: staleHeaders(facts) });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 400) return errorAnswer(400, 'API400', error.message, facts);
    services.log.error('[cairn] [fapi] articles could not be searched', { reason: String(error) });
    return errorAnswer(500, 'GEN500', 'Something went wrong on our side.', facts);
  }
}
