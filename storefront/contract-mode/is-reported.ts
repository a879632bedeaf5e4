import type { RequestContext } from '../request/request-context.ts';
import { monetateCookie } from '../request/visitor-cookie.ts';

type Asking = Pick<RequestContext, 'mode' | 'cookies' | 'correlationId' | 'services' | 'site'>;

/** Decides if the responses of this request are compared with the contract; the same for all requests of a visitor with an identifier. */
export function isReported({ mode, cookies, correlationId, services, site }: Asking): boolean {
  if (services.contractReports === undefined) return false;
  if (services.isDevelopment || mode === 'preview') return true;
  const { reportedShare } = services.settings.of(site).contract;
  if (reportedShare === 0 || reportedShare === 1) return reportedShare === 1;
  return fractionOf(cookies[monetateCookie] ?? correlationId) < reportedShare;
}

/** Maps a key to an evenly spread number from 0 to 1: FNV-1a with a final mix, far cheaper than a digest. */
function fractionOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
