import type { IncomingMessage } from 'node:http';
import { CallError, createGeneralError } from '#backend/router/call-error.ts';
import { createErrorResponse } from '#backend/router/create-error-response.ts';
import { createRejectionResponse, type Rejection } from '#storefront/request/rejection.ts';
import { chooseLocale } from '#storefront/site/choose-locale.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import { getBrandOfHost } from '#storefront/site/site.ts';

/** Creates the error response of a server. */
export type CreateErrorResponse = (rejection: Rejection, incoming: IncomingMessage) => Response;

/** Errors of the shop: a page in the visitor's language for browsers, the contract's error form for programs. */
export function createShopErrors(sites: SiteConfiguration): CreateErrorResponse {
  return (rejection, { url = '', headers }) =>
    createRejectionResponse(rejection, {
      path: url,
      locale: chooseLocale(getBrandOfHost(sites, headers.host ?? ''), undefined, headers['accept-language'] ?? null),
      accept: headers.accept ?? null,
      correlationId: crypto.randomUUID(),
    });
}

/** Errors of the backend in the contract's error form. */
export const createBackendError: CreateErrorResponse = ({ status, errorId, message, headers }) =>
  createErrorResponse(new CallError(status, errorId, [message]), crypto.randomUUID(), headers);

/** Errors as plain text, for servers outside the contract. */
export const createPlainTextError: CreateErrorResponse = ({ status, message, headers }) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** An unexpected error: 503 while the database is unavailable, otherwise 500. */
export function describeFailure(error: unknown): Rejection {
  const { status, errorId, message, retryAfter } = createGeneralError(error);
  return { status, errorId, message, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) };
}

export const describeMalformedRequest = (sentence: string): Rejection => ({ status: 400, errorId: 'API400', message: sentence });

export const describeUnknownHost = (host: string): Rejection => ({
  status: 421,
  errorId: 'API421',
  message: `${JSON.stringify(host.slice(0, 100))} is not a host of this shop; add more with SHOP_HOSTS.`,
});

export const describeLargeBody = (limit: number): Rejection => ({
  status: 413,
  errorId: 'API413',
  message: `body: must be at most ${limit} bytes`,
  headers: { connection: 'close' },
});

export const describeOverload = (seconds: number): Rejection => ({
  status: 503,
  errorId: 'API503',
  message: `Too many requests are queued; retry in ${seconds} seconds.`,
  headers: { 'retry-after': String(seconds) },
});
