import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const maxBytes = 20 * 1024 * 1024;
const maxRedirects = 3;
const timeout = 10_000;

/** Internal networks of this machine and the shop, which feeds must not reach through the shop. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, prefix, 'ipv6');

const isInternal = (address: string): boolean => internal.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

async function isReachable({ hostname, protocol }: URL): Promise<boolean> {
  if (!/^https?:$/.test(protocol)) return false;
  const name = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) > 0 ? [{ address: name }] : await lookup(name, { all: true });
  return addresses.every(({ address }) => !isInternal(address));
}

async function readLimited(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Downloads a picture of a feed within a time-out and a size limit.
 * @param trustedHosts Hosts, with port, that may be in an internal network, such as the shop's own file server.
 * @throws Error with the reason.
 */
export async function fetchPicture(address: string, trustedHosts: readonly string[]): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!trustedHosts.includes(url.host) && !(await isReachable(url))) throw new Error(`${url.host} is in an internal network`);
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'image/*' } });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      url = new URL(location, url);
      continue;
    }
    if (!response.ok || !response.body) throw new Error(`${url.host} responded with ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('image/'))
      throw new Error(`${url.host} responded with another type than an image`);
    return readLimited(response.body);
  }
  throw new Error(`${url.host} redirects too often`);
}
