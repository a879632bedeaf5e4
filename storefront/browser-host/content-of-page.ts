import type { ArticleQuery, ArticleResults } from '#blocks/host/articles.ts';
import type { NewsletterSignUp } from '#blocks/host/newsletter.ts';
import { pageHeader } from '#commerce/client/page-header.ts';
import { track } from '../host/track.ts';
import { withoutMessage } from './without-message.ts';

const OURS = { [pageHeader.name]: pageHeader.value };

/** The shop's articles, through its own route. Rejects with a text that is fit to be shown, or none. */
export async function searchArticles(
  { query, tagIds = [], offset, limit }: ArticleQuery,
  locale: string,
  signal?: AbortSignal,
): Promise<ArticleResults> {
  const search = new URLSearchParams({ locale, offset: String(offset), limit: String(limit) });
  if (query) search.set('query', query);
  for (const id of tagIds) search.append('tagId[]', id);
  return (await answerOf(fetch(`/fapi/articles?${search}`, { signal }))) as ArticleResults;
}

/** Answers what the service says of its success, if anything. Rejects as above. */
export async function signUp(request: NewsletterSignUp, locale: string, signal?: AbortSignal): Promise<string | undefined> {
  const answer = await answerOf(
    fetch(`/${locale}/newsletter`, {
      method: 'POST',
      signal,
      headers: { ...OURS, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
    }),
  );
  track({ name: 'generate-lead' });
  return messageIn(answer);
}

/** The JSON of a success. Rejects with the answer's own message, which is fit to be shown, or none. */
async function answerOf(request: Promise<Response>): Promise<unknown> {
  const response = await request.catch(withoutMessage);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new Error(messageIn(body) ?? '');
}

function messageIn(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : undefined;
}
