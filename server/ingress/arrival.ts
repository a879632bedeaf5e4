import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLocalHost, parseHost, type NamedHost } from './known-hosts.ts';
import type { IsTrustedProxy } from './trusted-proxies.ts';

/** Origin, target and client address of a request, taken from trusted headers only. */
export interface Arrival {
  /** Origin of the shop with an allowed host name, e.g. "https://shop.example". */
  readonly origin: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Address of the client behind any number of trusted proxies. */
  readonly clientAddress: string;
}

export interface KnownOrigins {
  /** Host names without a port, or with one if it is not the port that the server listens on. Undefined allows every host. */
  readonly hosts: readonly string[] | undefined;
  /** Allows the names of the local machine for all clients; otherwise only for clients on this machine. */
  readonly isDevelopment: boolean;
  readonly trustsProxy: IsTrustedProxy;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/** @throws Error for a request that has not passed the request guard. */
export function getArrival(incoming: IncomingMessage): Arrival {
  const arrival = arrivals.get(incoming);
  if (arrival === undefined) throw new Error('[cairn] [server] a request was handled without the request guard');
  return arrival;
}

/** True if the client connected over https. False for a request that the guard rejected. */
export function isOverHttps(incoming: IncomingMessage): boolean {
  return arrivals.get(incoming)?.origin.startsWith('https:') === true;
}

/**
 * Reads and stores the origin of a request.
 * @returns undefined if its host is not allowed.
 */
export function readArrival(incoming: IncomingMessage, target: string, known: KnownOrigins): Arrival | undefined {
  const { headers, socket } = incoming;
  const isForwarded = known.trustsProxy(socket.remoteAddress);
  const protocol = (isForwarded ? getNearestValue(headers['x-forwarded-proto'], /^https?$/) : undefined) ?? 'http';
  const forwardedHost = isForwarded ? parseHost(getNearestValue(headers['x-forwarded-host'], /./)) : undefined;
  const host = forwardedHost ?? parseHost(headers.host);
  if (host === undefined || !isAllowedHost(host, incoming, known)) return undefined;
  const arrival = {
    origin: new URL(`${protocol}://${host.name}${host.port === undefined ? '' : `:${host.port}`}`).origin,
    target,
    clientAddress: getClientAddress(incoming, known.trustsProxy),
  };
  arrivals.set(incoming, arrival);
  return arrival;
}

function isAllowedHost(host: NamedHost, { socket }: IncomingMessage, { hosts, isDevelopment }: KnownOrigins): boolean {
  if (hosts === undefined) return true;
  if (hosts.includes(`${host.name}:${host.port}`)) return true;
  if (hosts.includes(host.name)) return host.port === undefined || [80, 443, socket.localPort].includes(host.port);
  return isLocalHost(host) && (isDevelopment || isLoopback(socket.remoteAddress));
}

const isLoopback = (address: string | undefined): boolean => /^(?:::1$|(?:::ffff:)?127\.)/.test(address ?? '');

/** The value of the nearest proxy, if the values of all proxies are well formed. */
function getNearestValue(header: string | readonly string[] | undefined, form: RegExp): string | undefined {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.every((entry) => form.test(entry)) ? entries.at(-1) : undefined;
}

/** The nearest address that is not a trusted proxy. Entries further left may be forged by the client. */
function getClientAddress({ headers, socket }: IncomingMessage, trustsProxy: IsTrustedProxy): string {
  let client = socket.remoteAddress ?? '';
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  while (trustsProxy(client)) {
    const next = hops.pop()?.trim() ?? '';
    if (isIP(next) === 0) break;
    client = next;
  }
  return client;
}
