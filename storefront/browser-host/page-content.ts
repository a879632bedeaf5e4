import type { ArticleQuery, ArticleResults } from '#blocks/host/articles.ts';
import type { NewsletterSignUp } from '#blocks/host/newsletter.ts';
import { pageHeader } from '#commerce/client/page-header.ts';
import { track } from '../host/track.ts';
import { throwWithoutMessage } from './throw-without-message.ts';

const OURS = { [pageHeader.name]: pageHeader.value };

/** Searches articles through the shop's own route. Rejects with a message for the visitor, or with an empty one. */
export async function searchArticles(
  { query, tagIds = [], offset, limit }: ArticleQuery,
  locale: string,
  signal?: AbortSignal,
): Promise<ArticleResults> {
  const search = new URLSearchParams({ locale, offset: String(offset), limit: String(limit) });
  if (query) search.set('query', query);
  for (const id of tagIds) search.append('tagId[]', id);
  return (await readJson(fetch(`/fapi/articles?${search}`, { signal }))) as ArticleResults;
}

/** Signs up for the newsletter and returns the message of the response, if any. Rejects like `searchArticles`. */
export async function signUp(request: NewsletterSignUp, locale: string, signal?: AbortSignal): Promise<string | undefined> {
  const result = await readJson(
    fetch(`/${locale}/newsletter`, {
      method: 'POST',
      signal,
      headers: { ...OURS, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
    }),
  );
  track({ name: 'generate-lead' });
  return getMessage(result);
}

/** The JSON of a successful response. Rejects with the message of the response for the visitor, or with an empty one. */
async function readJson(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(throwWithoutMessage);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new Error(getMessage(body) ?? '');
}

function getMessage(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
