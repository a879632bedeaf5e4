import { BlockList, isIP } from 'node:net';

/** True for an address whose forwarded headers are trusted. */
export type IsTrustedProxy = (address: string | undefined) => boolean;

/** Networks by name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const getIpFamily = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** True for an address, a network in CIDR notation, or the name of a network. */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true;
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (version === 0 || prefix === undefined) return version !== 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32);
}

/** @param networks Addresses, networks or names, see `isNetwork`. */
export function createTrustedProxies(networks: readonly string[]): IsTrustedProxy {
  const known = new BlockList();
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) known.addAddress(address, getIpFamily(address));
    else known.addSubnet(address, Number(prefix), getIpFamily(address));
  }
  return (address) => address !== undefined && isIP(address) !== 0 && known.check(address, getIpFamily(address));
}
