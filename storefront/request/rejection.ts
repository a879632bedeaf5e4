import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { escapeHtml } from '#engine/escape.ts';
import type { ErrorCode } from '#generated/errors.ts';
import { errorMessages } from '#generated/messages/error/all.ts';
import { storefrontMessages } from '#generated/messages/storefront/all.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getTextDirection } from '#messages/runtime/text-direction.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';

/** A request that is rejected before any screen or call handles it. */
export interface Rejection {
  readonly status: number;
  readonly errorId: ErrorCode;
  /** English message for developers. */
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The rejected request's properties that determine the format of the response. */
export interface RejectedRequest {
  readonly path: string;
  /** e.g. "en-us". */
  readonly locale: string;
  readonly accept: string | null;
  readonly correlationId: string;
}

/** Path prefixes of programs, which never get a page. */
const PROGRAM_PATHS = /^\/(?:api|fapi|media|assets)(?:\/|$)/;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Responds to a rejected request: with a plain page to a browser's navigation, otherwise in the contract's error format. */
export function createRejectionResponse(rejection: Rejection, request: RejectedRequest): Response {
  const isPage = !PROGRAM_PATHS.test(request.path) && request.accept?.includes('text/html') === true;
  const { status } = rejection;
  const text = isPage ? renderErrorPage(rejection, request.locale) : createErrorBody(rejection, request.correlationId);
  const headers = {
    'content-length': String(new TextEncoder().encode(text).byteLength),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-correlation-id': request.correlationId,
    ...(isPage ? PAGE_HEADERS : { 'content-type': 'application/json' }),
    ...rejection.headers,
  };
  return new Response(text, { status, headers });
}

/** A 403 contains no app id, because such a response would ask for a bot check. */
function createErrorBody({ status, errorId, message }: Rejection, correlationId: string): string {
  const errorDetails = [{ errorId, message: message }];
  return JSON.stringify({ ...(status === 403 ? {} : { appId: 'cairn-storefront' }), correlationId, errorDetails });
}

function renderErrorPage({ status, errorId, message, headers }: Rejection, locale: string): string {
  const messages = errorMessages[getMessageLocale(locale)];
  const languageTag = getLanguageTag(locale);
  const { backHome } = getMessages(storefrontMessages, locale);
  const dir = getTextDirection(languageTag) ? ' dir="rtl"' : '';
  const retryAfter = headers?.['retry-after'];
  const values = retryAfter === undefined ? {} : { retryAfter: Number(retryAfter) };
  const title = escapeHtml(getErrorMessage(messages, errorId, languageTag, values) ?? errorId);
  return `<!doctype html><html lang="${languageTag}"${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main id="main" data-status="${status}"><h1>${title}</h1><p lang="en" dir="ltr">${escapeHtml(message)}</p><p><a href="/">${escapeHtml(backHome)}</a></p></main></body></html>`;
}
