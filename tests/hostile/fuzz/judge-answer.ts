import { validateErrorAnswer } from '#generated/openapi/validators/shared.js';
import type { FuzzedAnswer } from './send-fuzzed.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';

/** What Node's own server says of requests that it does not hand on: an expectation that it cannot meet. */
const byServer = new Set([417]);

/** Segments that lead out of where a call's address begins, and the router's own data of an address. */
const leadsElsewhere = /\/(?:\.|%2e){1,2}(?:\/|$)|\.data$/i;

/** What no request may be answered with, whatever it is; undefined where the answer is good. */
export function faultOf(request: FuzzedRequest, { status, headers, body, isHang }: FuzzedAnswer): string | undefined {
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
    const told = JSON.parse(body) as object;
    // A 403 that names who answers asks for a bot-check, so the hosts' own name nobody. Decisions have the error form of their service.
    return (
      validateErrorAnswer(status === 403 ? { appId: 'unnamed', ...told } : told) ||
      Array.isArray((told as { readonly meta?: { readonly errors?: unknown } }).meta?.errors)
    );
  } catch {
    return false;
  }
}
