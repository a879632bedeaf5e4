/** Path prefix of the operations of the gateway. */
export const gatewayPath = '/api';

/** Query parameters that the gateway sets from the site and the request; values of the page are ignored. */
export const gatewayQuery = ['locale', 'shopOrigin'] as const;

/** Headers that the gateway sets from the site and the session. Of the page's own values it reads only `locale`, which selects the site. */
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
