import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLocalHost, parseHost, type NamedHost } from './known-hosts.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Where a request comes from and what it is for, as far as its sender can be believed. */
export interface Arrival {
  /** Ours, by a known host: e.g. "https://shop.example". */
  readonly origin: string;
  /** Path and query, as they were sent. */
  readonly target: string;
  /** Of the client, behind however many trusted proxies. */
  readonly clientAddress: string;
}

export interface KnownOrigins {
  /** Names without port, or with one where it is not the port that the server listens on. Undefined takes every host. */
  readonly hosts: readonly string[] | undefined;
  /** Names of this machine are ours for whoever asks; otherwise only for a peer on this machine. */
  readonly isDevelopment: boolean;
  readonly trustsProxy: TrustsProxy;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/** @throws Error for a request that has not passed the door. */
export function arrivalOf(incoming: IncomingMessage): Arrival {
  const arrival = arrivals.get(incoming);
  if (arrival === undefined) throw new Error('[cairn] [door] a request is handled that has not passed the door');
  return arrival;
}

/** Whether the client came over https, as far as is known: what the door refuses has not come from anywhere. */
export function isOverHttps(incoming: IncomingMessage): boolean {
  return arrivals.get(incoming)?.origin.startsWith('https:') === true;
}

/** Notes where a request comes from; undefined where its host is none of ours. */
export function readArrival(incoming: IncomingMessage, target: string, known: KnownOrigins): Arrival | undefined {
  const { headers, socket } = incoming;
  const isForwarded = known.trustsProxy(socket.remoteAddress);
  const protocol = (isForwarded ? nearest(headers['x-forwarded-proto'], /^https?$/) : undefined) ?? 'http';
  const forwardedHost = isForwarded ? parseHost(nearest(headers['x-forwarded-host'], /./)) : undefined;
  const host = forwardedHost ?? parseHost(headers.host);
  if (host === undefined || !isOurs(host, incoming, known)) return undefined;
  const arrival = {
    origin: new URL(`${protocol}://${host.name}${host.port === undefined ? '' : `:${host.port}`}`).origin,
    target,
    clientAddress: clientOf(incoming, known.trustsProxy),
  };
  arrivals.set(incoming, arrival);
  return arrival;
}

function isOurs(host: NamedHost, { socket }: IncomingMessage, { hosts, isDevelopment }: KnownOrigins): boolean {
  if (hosts === undefined) return true;
  if (hosts.includes(`${host.name}:${host.port}`)) return true;
  if (hosts.includes(host.name)) return host.port === undefined || [80, 443, socket.localPort].includes(host.port);
  return isLocalHost(host) && (isDevelopment || isLoopback(socket.remoteAddress));
}

const isLoopback = (address: string | undefined): boolean => /^(?:::1$|(?:::ffff:)?127\.)/.test(address ?? '');

/** What the nearest proxy wrote, where every proxy wrote something well formed. */
function nearest(header: string | readonly string[] | undefined, form: RegExp): string | undefined {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim());
  return entries.every((entry) => form.test(entry)) ? entries.at(-1) : undefined;
}

/** The nearest address that is no trusted proxy's: what stands further left, its sender may have made up. */
function clientOf({ headers, socket }: IncomingMessage, trustsProxy: TrustsProxy): string {
  let client = socket.remoteAddress ?? '';
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  while (trustsProxy(client)) {
    const next = hops.pop()?.trim() ?? '';
    if (isIP(next) === 0) break;
    client = next;
  }
  return client;
}
