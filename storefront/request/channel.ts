import type { CallContext } from '#commerce/client/call-context.ts';
import type { Cookies } from './cookies.ts';

/** Remembers the channel for the browser session; no script reads it. */
export const channelCookie = 'cairn.channel';

/**
 * The channel that a request comes through. The app's webview says so once, by `?channel=MAPP` or the header `x-cairn-channel`, and need
 * not repeat it: the cookie does. The query can also lead back out of it.
 */
export function readChannel(query: URLSearchParams, headers: Pick<Headers, 'get'>, cookies: Cookies): CallContext['channel'] {
  const stated = [query.get('channel'), headers.get('x-cairn-channel'), cookies[channelCookie]].find(isChannel);
  return stated ?? 'ECOMM';
}

function isChannel(value: string | null | undefined): value is CallContext['channel'] {
  return value === 'MAPP' || value === 'ECOMM';
}
