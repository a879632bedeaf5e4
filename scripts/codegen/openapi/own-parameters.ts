import type { ApiParameter } from './api.ts';

/** Headers that the client, the session and the gateway add to every call; callers never set them. */
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

/** True if callers set the parameter; false if every call has it automatically. */
export function isOwnParameter({ name, in: place }: Pick<ApiParameter, 'name' | 'in'>): boolean {
  if (place === 'query') return name !== 'locale';
  return place !== 'header' || !CONTEXT_HEADERS.has(name.toLowerCase());
}
