import { createHmac } from 'node:crypto';
import { memoizeAsync, readStoredSecret, type SecretPorts } from '../authentication/tokens/stored-secret.ts';

/** Crockford's base32: 32 characters that are hard to confuse. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** Normalizes a typed code: case, spaces and hyphens do not matter. */
const normalizeCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

export const getLastCharacters = (code: string): string => normalizeCode(code).slice(-4);

export interface RewardCodes {
  /** Keyed hash to look up a code. Codes themselves are not stored. */
  hashCode(code: string): string;
  /** The code of an issued reward, derived from the id of its account. */
  getCode(accountId: string): string;
}

/** Reads the secret on first use. Call it before a transaction, which may hold the only connection. */
export type ReadRewardCodes = () => Promise<RewardCodes>;

function createCodes(secret: Buffer): RewardCodes {
  const createDigest = (purpose: string, text: string): Buffer => createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
  return {
    hashCode: (code) => createDigest('hash', normalizeCode(code)).toString('hex'),
    getCode(accountId) {
      const bytes = createDigest('code', accountId);
      return Array.from({ length }, (_, index) => alphabet[(bytes[index] ?? 0) % alphabet.length]).join('');
    },
  };
}

/** Hashes and derives reward codes with a secret stored in the database. */
export function createRewardCodes(ports: SecretPorts): ReadRewardCodes {
  return memoizeAsync(async () => createCodes(await readStoredSecret(ports, 'reward-code-key')));
}
