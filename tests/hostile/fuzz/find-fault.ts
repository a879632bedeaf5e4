import { validateErrorResponse } from '#generated/openapi/validators/shared.js';
import type { FuzzedResponse } from './send-fuzzed.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';

/** Responses of Node's own server, which does not pass on such requests: an expectation that it cannot meet. */
const byServer = new Set([417]);

/** Segments that leave the path of an operation, and the router's own data requests. */
const leadsElsewhere = /\/(?:\.|%2e){1,2}(?:\/|$)|\.data$/i;

/** Checks a response for faults that no request may cause; undefined when it is valid. */
export function findFault(request: FuzzedRequest, { status, headers, body, isHang }: FuzzedResponse): string | undefined {
  if (isHang) return 'no answer in time';
  if (status === undefined) return 'no answer';
  if (status >= 500) return `answered ${status}`;
  if (/\bat (?:async )?[\w.<>]+ \((?:file|node):/.test(body)) return 'answered a stack';
  if (!request.isCall || leadsElsewhere.test(request.path) || status < 400 || request.method === 'HEAD' || byServer.has(status))
    return undefined;
  if (headers['content-encoding'] !== undefined) return undefined;
  if (headers['content-type']?.startsWith('application/json') !== true)
    return `a call is refused with ${status} as ${headers['content-type']}`;
  return isErrorForm(body, status) ? undefined : `a call is refused with ${status} in no form of the contract`;
}

function isErrorForm(body: string, status: number): boolean {
  try {
    const parsed = JSON.parse(body) as object;
    // A 403 by the hosts' own name asks for a bot check. Decisions use the error form of their service.
    return (
      validateErrorResponse(status === 403 ? { appId: 'unnamed', ...parsed } : parsed) ||
      Array.isArray((parsed as { readonly meta?: { readonly errors?: unknown } }).meta?.errors)
    );
  } catch {
    return false;
  }
}
