import type { RequestContext } from '../request/request-context.ts';
import { monetateCookie } from '../request/visitor-cookie.ts';

type Asking = Pick<RequestContext, 'mode' | 'cookies' | 'correlationId' | 'services' | 'site'>;

/** Whether responses are compared with the contract for this request. Requests of one visitor are decided alike once the visitor is known. */
export function isReported({ mode, cookies, correlationId, services, site }: Asking): boolean {
  if (services.contractReports === undefined) return false;
  if (services.isDevelopment || mode === 'preview') return true;
  const { reportedShare } = services.settings.of(site).contract;
  if (reportedShare === 0 || reportedShare === 1) return reportedShare === 1;
  return fractionOf(cookies[monetateCookie] ?? correlationId) < reportedShare;
}

/** From 0 up to 1, evenly spread: FNV-1a with a final mix, which costs far less than a digest. */
function fractionOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
