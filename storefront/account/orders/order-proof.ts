import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { serializeCookie } from '../../request/cookies.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { getHostCookieName } from '../../session/cookie-name.ts';

/** Seconds that a browser remembers an order lookup. */
const AGE = 30 * 60;
/** Maximum number of remembered orders. */
const COUNT = 4;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Proof of a guest's order: its number and the email address that it was placed with. */
const proof = z.object({ orderNumber: z.string(), email: z.string(), expiresAt: z.number() });
const proofs = z.array(proof).max(COUNT);
type Proof = z.infer<typeof proof>;

type ProofContext = Pick<RequestContext, 'cookies' | 'url' | 'site' | 'services' | 'responseCookies'>;

/** The email address of this browser's lookup of an order; undefined if there is none or it has expired. */
export function getProvenEmail(context: ProofContext, orderNumber: string): string | undefined {
  return readProofs(context).find((one) => one.orderNumber === orderNumber)?.email;
}

/** Remembers an order lookup. The cookie is encrypted and authenticated: neither scripts nor the shopper can read or change it. */
export function storeProof(context: ProofContext, orderNumber: string, email: string): void {
  const others = readProofs(context).filter((one) => one.orderNumber !== orderNumber);
  const expiresAt = context.services.now().getTime() + AGE * 1000;
  writeCookie(context, encryptProofs([{ orderNumber, email, expiresAt }, ...others].slice(0, COUNT), deriveKey(context)), AGE);
}

/** Forgets all order lookups. */
export function forgetProofs(context: ProofContext): void {
  if (context.cookies[getCookieName(context)] !== undefined) writeCookie(context, '', 0);
}

function readProofs(context: ProofContext): readonly Proof[] {
  const sealed = context.cookies[getCookieName(context)];
  const now = context.services.now().getTime();
  return sealed === undefined ? [] : decryptProofs(sealed, deriveKey(context)).filter(({ expiresAt }) => expiresAt > now);
}

function writeCookie(context: ProofContext, value: string, maxAge: number): void {
  context.responseCookies.set(serializeCookie(getCookieName(context), value, { maxAge, httpOnly: true, secure: isSecure(context) }));
}

function getCookieName(context: ProofContext): string {
  return getHostCookieName(`cairn.lookup.${context.site.siteId}`, isSecure(context));
}

const isSecure = ({ url }: ProofContext): boolean => url.protocol === 'https:';

/** Derived from the shop's access key, which all hosts share and no browser has. */
function deriveKey({ services, site }: ProofContext): Buffer {
  return Buffer.from(hkdfSync('sha256', services.accessKey, '', `cairn order lookup ${site.siteId}`, 32));
}

function encryptProofs(content: readonly Proof[], key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Empty for a value that was not sealed with this key. */
function decryptProofs(sealed: string, key: Buffer): readonly Proof[] {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return [];
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    return proofs.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
