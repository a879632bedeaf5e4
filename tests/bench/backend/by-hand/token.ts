import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const key = randomBytes(32);
const head = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url');
const seal = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

export function signToken(customer: string, site: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = Buffer.from(JSON.stringify({ typ: 'Guest', site, sub: customer, iat: now, exp: now + 1800 })).toString('base64url');
  return `${head}.${claims}.${seal(`${head}.${claims}`).toString('base64url')}`;
}

/** Returns the customer of a valid token for the site; null for any other token. */
export function readToken(header: string | undefined, site: string): string | null {
  const [first, claims, seen] = header?.startsWith('Bearer ') ? header.slice(7).split('.') : [];
  if (first !== head || !claims || !seen) return null;
  const expected = seal(`${first}.${claims}`);
  const given = Buffer.from(seen, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { sub, exp, site: own } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string; exp: number; site: string };
  return exp * 1000 > Date.now() && own === site ? sub : null;
}
