import { createHash } from 'node:crypto';

/** SHA-256 as base64url: of a code verifier its PKCE challenge (RFC 7636, S256), of a refresh token what the database keeps. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
