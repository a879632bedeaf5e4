/**
 * Headers that a response may have without a declaration in the contract, as they concern representation, transport, caches or browsers.
 */
const COMMON = new Set([
  // Representation: RFC 9110, section 8.
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-type',
  'etag',
  'last-modified',
  // Message and connection: RFC 9110, sections 6, 7, 10 and 14, RFC 9112, RFC 7838.
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-range',
  'date',
  'keep-alive',
  'server',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'via',
  // Caching: RFC 9111, RFC 9211, RFC 9213.
  'age',
  'cache-control',
  'cache-status',
  'cdn-cache-control',
  'expires',
  'pragma',
  'proxy-status',
  'warning',
  // Rules for browsers: Fetch, HTML, CSP, Reporting, Resource Timing, Server Timing.
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'nel',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'report-to',
  'reporting-endpoints',
  'server-timing',
  'strict-transport-security',
  'timing-allow-origin',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-frame-options',
]);

/** @param name In lower case */
export function isCommonHeader(name: string): boolean {
  return COMMON.has(name) || name.startsWith('access-control-');
}
