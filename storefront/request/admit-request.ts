import { findIllFormed } from '#validation/text/ill-formed.ts';
import type { Rejection } from './rejection.ts';
import type { RequestContext } from './request-context.ts';
import type { RouteRules } from './route-rules.ts';

/**
 * Checks a request against the rules of its route before any route handles it.
 * @returns the request to handle, or the rejection
 */
export async function admitRequest(
  request: Request,
  { isKnownLocale, url }: Pick<RequestContext, 'isKnownLocale' | 'url'>,
  rules: RouteRules,
): Promise<Request | Rejection> {
  const { methods, mediaTypes, isBelowLocale, isReserved } = rules;
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReserved || (isBelowLocale && !isKnownLocale && !isReading))
    return { status: 404, errorId: 'API404', message: `There is nothing at ${url.pathname}.` };
  if (methods?.includes(request.method) === false)
    return {
      status: 405,
      errorId: 'API405',
      message: `Supported methods: ${methods.join(', ')}.`,
      headers: { allow: methods.join(', ') },
    };
  if (isReading || mediaTypes === undefined) return request;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !mediaTypes.includes(type))
    return { status: 415, errorId: 'API415', message: `The body must be ${mediaTypes.join(' or ')}, not ${type ?? 'without a type'}.` };
  const isWithFiles = type === 'multipart/form-data';
  const body = isWithFiles ? await request.arrayBuffer() : await request.text();
  const content = typeof body === 'string' ? parseBody(body, type) : await parseForm(body, request.headers);
  if (content === null) return { status: 400, errorId: 'API400', message: 'body: must be multipart/form-data' };
  const [fault] = findIllFormed(content, 'body');
  if (fault !== undefined) return { status: 400, errorId: 'API400', message: fault };
  return new Request(request, { method: request.method, body });
}

/** Texts and file names of a form with files; null if the body is not one. */
async function parseForm(body: ArrayBuffer, headers: Headers): Promise<unknown> {
  try {
    const form = await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
    return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  } catch {
    return null;
  }
}

/** Undefined for a body that cannot be parsed; its route reports the error. */
function parseBody(text: string, type: string): unknown {
  if (type === 'application/x-www-form-urlencoded') return [...new URLSearchParams(text)];
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
