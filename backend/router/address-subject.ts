import { isIP } from 'node:net';

/** Hextets of the IPv6 network of one household or office. */
const networkParts = 4;

/**
 * The subject that rate limits count for a client address: the IPv4 address, or the /64 network of an IPv6 address, whose remainder the
 * client chooses. Undefined for an invalid address.
 */
export function getAddressSubject(address: string | undefined | null): string | undefined {
  if (!address) return undefined;
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  const given = mapped ?? plain;
  if (isIP(given) === 4) return given;
  if (isIP(given) !== 6) return undefined;
  return `${parseHextets(given).slice(0, networkParts).join(':')}::/64`;
}

/** The first hextets of an address, without leading zeros. */
function parseHextets(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return all.map((part) => part.replace(/^0+(?=.)/, ''));
}
