import type { IncomingMessage } from 'node:http';
import { CallError } from '#backend/router/call-error.ts';
import { answerError } from '#backend/router/error-answer.ts';
import { answerRefusal, type Refusal } from '#storefront/request/refusal.ts';
import { chooseLocale } from '#storefront/site/choose-locale.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import { brandOfHost } from '#storefront/site/site.ts';

/** Creates the error response of a server. */
export type CreateErrorResponse = (refusal: Refusal, incoming: IncomingMessage) => Response;

/** Errors of the shop: a page in the visitor's language for browsers, the contract's error form for programs. */
export function createShopErrors(sites: SiteConfiguration): CreateErrorResponse {
  return (refusal, { url = '', headers }) =>
    answerRefusal(refusal, {
      path: url,
      locale: chooseLocale(brandOfHost(sites, headers.host ?? ''), undefined, headers['accept-language'] ?? null),
      accept: headers.accept ?? null,
      correlationId: crypto.randomUUID(),
    });
}

/** Errors of the backend in the contract's error form. */
export const createBackendError: CreateErrorResponse = ({ status, errorId, sentence, headers }) =>
  answerError(new CallError(status, errorId, [sentence]), crypto.randomUUID(), headers);

/** Errors as plain text, for servers outside the contract. */
export const createPlainTextError: CreateErrorResponse = ({ status, sentence, headers }) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

export const describeMalformedRequest = (sentence: string): Refusal => ({ status: 400, errorId: 'API400', sentence });

export const describeUnknownHost = (host: string): Refusal => ({
  status: 421,
  errorId: 'API421',
  sentence: `${JSON.stringify(host.slice(0, 100))} is not a host of this shop; add more with SHOP_HOSTS.`,
});

export const describeLargeBody = (limit: number): Refusal => ({
  status: 413,
  errorId: 'API413',
  sentence: `body: must be at most ${limit} bytes`,
  headers: { connection: 'close' },
});

export const describeOverload = (seconds: number): Refusal => ({
  status: 503,
  errorId: 'API503',
  sentence: `Too many requests are queued; retry in ${seconds} seconds.`,
  headers: { 'retry-after': String(seconds) },
});
