import type { FinishedResponse } from '../handler.ts';
import { CONTRACT_TIMING } from '../../contract-mode/is-page-reported.ts';

const mark = ['server-timing', CONTRACT_TIMING] as const;

/** Marks the response, so that its page reports responses. */
export function markReported(response: Response | FinishedResponse): Response | FinishedResponse {
  if (!(response instanceof Response)) return { ...response, headers: [...response.headers, mark] };
  response.headers.append(...mark);
  return response;
}
