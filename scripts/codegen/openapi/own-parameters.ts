import type { ApiParameter } from './api.ts';

/** Headers that the client, the session and the gateway add to every call; a caller never gives them. */
const CONTEXT_HEADERS = new Set([
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
]);

/** Whether a parameter is a call's own: what every call carries comes by itself. */
export function isOwnParameter({ name, in: place }: Pick<ApiParameter, 'name' | 'in'>): boolean {
  if (place === 'query') return name !== 'locale';
  return place !== 'header' || !CONTEXT_HEADERS.has(name.toLowerCase());
}
