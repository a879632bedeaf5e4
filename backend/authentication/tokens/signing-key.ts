import { memoizeAsync, readStoredSecret, type SecretPorts } from './stored-secret.ts';

/** The key that signs tokens. It is stored in the database and shared by all hosts. */
export type SigningKey = () => Promise<CryptoKey>;

/** Reads the key once and creates it on first use; the next call retries after a failure. */
export function createSigningKey(db: SecretPorts['db'], clock: SecretPorts['clock'], secrets: SecretPorts['secrets']): SigningKey {
  return memoizeAsync(async () => {
    const secret = await readStoredSecret({ db, clock, secrets }, 'token-signing-key');
    return crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  });
}
