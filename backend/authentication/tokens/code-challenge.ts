import { createHash } from 'node:crypto';

/** SHA-256 as base64url: the PKCE challenge of a code verifier (RFC 7636, S256), or the stored hash of a refresh token. */
export function hashSha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
