import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Purpose of a token. The one in a link is exchanged for one in a cookie; they are not interchangeable. */
type Purpose = 'link' | 'session';

export interface PreviewKey {
  /** Signs a token that expires: "<seconds, base 36>.<signature>". */
  sign(purpose: Purpose, expiresAt: Date): string;
  /** True if the token was signed with this key for this purpose and has not expired. */
  verify(purpose: Purpose, token: string, now: Date): boolean;
}

const TOKEN = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/**
 * Signs and verifies tokens for previews of unpublished content. They are stateless, so servers with the same secret accept each other's
 * tokens.
 */
export function createPreviewKey(secret: string): PreviewKey {
  const deriveKey = (purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', `cairn preview ${purpose}`, 32));
  const keys: Readonly<Record<Purpose, Buffer>> = { link: deriveKey('link'), session: deriveKey('session') };
  const createSignature = (purpose: Purpose, expiry: string) => createHmac('sha256', keys[purpose]).update(expiry).digest();
  return {
    sign(purpose, expiresAt) {
      const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
      return `${expiry}.${createSignature(purpose, expiry).toString('base64url')}`;
    },
    verify(purpose, token, now) {
      const [, expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (expiry === '' || !timingSafeEqual(createSignature(purpose, expiry), Buffer.from(signature, 'base64url'))) return false;
      return now.getTime() < Number.parseInt(expiry, 36) * 1000;
    },
  };
}
