/** Bytes of a code verifier. */
const VERIFIER_BYTES = 32;

/** Creates a code verifier: 32 random bytes as base64url, 43 characters (RFC 7636). */
export function createVerifier(): string {
  return getBase64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
}

/** Code challenge of a verifier, method S256. */
export async function createChallenge(verifier: string): Promise<string> {
  return getBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

function getBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
