import { once, readStoredSecret, type SecretPorts } from './stored-secret.ts';

/** The key that signs tokens. It lies in the database, so that every host knows the tokens of every other. */
export type SigningKey = () => Promise<CryptoKey>;

/** Reads the key once, making it on first use; a failure is tried again with the next call. */
export function createSigningKey(db: SecretPorts['db'], clock: SecretPorts['clock'], secrets: SecretPorts['secrets']): SigningKey {
  return once(async () => {
    const secret = await readStoredSecret({ db, clock, secrets }, 'token-signing-key');
    return crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  });
}
