import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Purpose of a token. The one in a link is exchanged for one in a cookie; one to revoke both opens nothing. */
type Purpose = 'link' | 'session' | 'revoke';

export interface PreviewKey {
  /** Signs a token that expires: "<milliseconds, base 36>.<seconds of life, base 36>.<signature>". */
  sign(purpose: Purpose, issuedAt: Date, seconds: number): string;
  /** The time at which the token was issued; undefined if it was not signed with this key for this purpose, or has expired. */
  verify(purpose: Purpose, token: string, now: Date): Date | undefined;
}

const TOKEN = /^([0-9a-z]{1,9}\.[0-9a-z]{1,6})\.([\w-]{43})$/;

/**
 * Signs and verifies tokens for previews of unpublished content. They are stateless, so servers with the same secret accept each other's
 * tokens.
 */
export function createPreviewKey(secret: string): PreviewKey {
  const deriveKey = (purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', `cairn preview ${purpose}`, 32));
  const keys: Readonly<Record<Purpose, Buffer>> = { link: deriveKey('link'), session: deriveKey('session'), revoke: deriveKey('revoke') };
  const createSignature = (purpose: Purpose, period: string) => createHmac('sha256', keys[purpose]).update(period).digest();
  return {
    sign(purpose, issuedAt, seconds) {
      const period = `${issuedAt.getTime().toString(36)}.${seconds.toString(36)}`;
      return `${period}.${createSignature(purpose, period).toString('base64url')}`;
    },
    verify(purpose, token, now) {
      const [, period = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (period === '' || !timingSafeEqual(createSignature(purpose, period), Buffer.from(signature, 'base64url'))) return undefined;
      const [issued = 0, seconds = 0] = period.split('.').map((part) => Number.parseInt(part, 36));
      return now.getTime() < issued + seconds * 1000 ? new Date(issued) : undefined;
    },
  };
}
