import type { CallContext } from '#commerce/client/call-context.ts';
import type { Cookies } from './cookies.ts';

/** Stores the channel for the browser session; HTTP-only. */
export const channelCookie = 'cairn.channel';

/**
 * The channel of a request. The app's web view sets it once by `?channel=MAPP` or the header `x-cairn-channel`, and a cookie stores it; the
 * query can also reset it.
 */
export function readChannel(query: URLSearchParams, headers: Pick<Headers, 'get'>, cookies: Cookies): CallContext['channel'] {
  const stated = [query.get('channel'), headers.get('x-cairn-channel'), cookies[channelCookie]].find(isChannel);
  return stated ?? 'ECOMM';
}

function isChannel(value: string | null | undefined): value is CallContext['channel'] {
  return value === 'MAPP' || value === 'ECOMM';
}
