import { z } from 'zod';
import type { ArticleQuery } from '#blocks/host/articles.ts';

const schema = z.object({
  query: z.string().max(200).optional().catch(undefined),
  offset: z.coerce.number().int().min(0).catch(0),
  limit: z.coerce.number().int().min(1).max(100).catch(12),
});

/** Server only. */
export function readArticleQuery(search: URLSearchParams): ArticleQuery {
  return { ...schema.parse(Object.fromEntries(search)), tagIds: search.getAll('tagId') };
}
