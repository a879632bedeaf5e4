import type { LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { ServiceError } from '#commerce/client/service-error.ts';
import { requestContext } from '../../request/router-context.ts';
import { createContentCalls } from '../../content/content-calls.ts';
import { createErrorResponse, createFailureResponse } from './document-response.ts';
import { deriveCallContext } from './derive-call-context.ts';

const search = z.object({
  query: z.string().max(200).optional(),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(12),
});

/** Article search for scripts: query, offset, limit, tagId[]. */
export async function loader({ context: router }: LoaderFunctionArgs): Promise<Response> {
  const context = deriveCallContext(router.get(requestContext));
  const { searchParams } = context.url;
  const parsed = search.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) return createErrorResponse(400, 'API400', z.prettifyError(parsed.error), context);
  try {
    const articles = await createContentCalls(context).articles({ ...parsed.data, tagIds: searchParams.getAll('tagId[]') });
    return Response.json(articles, { headers: context.staleContent.headers() });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 400) return createErrorResponse(400, 'API400', error.message, context);
    return createFailureResponse('articles could not be searched', error, context);
  }
}
