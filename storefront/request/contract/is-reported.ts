import { isSampled } from '../../contract-mode/is-sampled.ts';
import type { RequestContext } from '../request-context.ts';
import { monetateCookie } from '../visitor-cookie.ts';

type ReportContext = Pick<RequestContext, 'mode' | 'cookies' | 'correlationId' | 'services' | 'site'>;

/**
 * Returns true if the responses of this request are compared with the contract; the same for all requests of a visitor with an identifier.
 */
export function isReported({ mode, cookies, correlationId, services, site }: ReportContext): boolean {
  if (services.contractReports === undefined) return false;
  if (services.isDevelopment || mode === 'preview') return true;
  return isSampled(cookies[monetateCookie] ?? correlationId, services.settings.of(site).contract.reportedShare);
}
