import { isIP } from 'node:net';

/** Hextets of an IPv6 network that one household or office has to itself. */
const networkParts = 4;

/**
 * What is counted for a client's address: an IPv4 address as it is, of an IPv6 address its /64, as everybody has the rest of it to choose.
 * Undefined for what is no address.
 */
export function addressSubject(address: string | undefined | null): string | undefined {
  if (!address) return undefined;
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  const given = mapped ?? plain;
  if (isIP(given) === 4) return given;
  if (isIP(given) !== 6) return undefined;
  return `${partsOf(given).slice(0, networkParts).join(':')}::/64`;
}

/** The first hextets of an address, without leading zeros. */
function partsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - before.length - after.length);
  const all = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after];
  return all.map((part) => part.replace(/^0+(?=.)/, ''));
}
