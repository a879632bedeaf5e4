import { reportPath } from '#engine/security/content-policy.ts';

interface Arrival {
  /** True if the browser connected over https. */
  readonly isSecure: boolean;
}

/** Headers of every response: pages, errors, files, calls. A response may override them. Headers for https only are left out over http. */
export function getCommonHeaders({ isSecure }: Arrival): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(self), browsing-topics=(), ' +
      'publickey-credentials-create=(self), publickey-credentials-get=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains', 'reporting-endpoints': `csp="${reportPath}"` }
      : {}),
  };
}
