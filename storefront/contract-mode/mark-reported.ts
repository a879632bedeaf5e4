import type { FinishedResponse } from '../request/handler.ts';
import { contractTiming } from './is-page-reported.ts';

const mark = ['server-timing', contractTiming] as const;

/** Tells the page that it reports its responses. */
export function markReported(response: Response | FinishedResponse): Response | FinishedResponse {
  if (!(response instanceof Response)) return { ...response, headers: [...response.headers, mark] };
  response.headers.append(...mark);
  return response;
}
