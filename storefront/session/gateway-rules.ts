/** Path below which the gateway serves operations. */
export const gatewayPath = '/api';

/** Query parameters that the gateway sets from the site and the request, whatever the page sends. */
export const gatewayQuery = ['locale', 'shopOrigin'] as const;

/** Headers that the gateway sets from the site and the session. Of these it reads `locale` alone, which names the page's site. */
export const gatewayHeaders: ReadonlySet<string> = new Set([
  'channel',
  'brand',
  'siteid',
  'locale',
  'region',
  'source',
  'clientapp',
  'x-access-key',
  'x-transaction-id',
  'x-correlation-id',
  'x-usid',
  'authorization',
  'cookie',
]);
