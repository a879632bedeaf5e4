import { createHmac } from 'node:crypto';
import { once, readStoredSecret, type SecretPorts } from '../authentication/tokens/stored-secret.ts';

/** Crockford's base32: 32 characters that are hard to confuse. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** Normalizes a typed code: case, spaces and hyphens do not matter. */
const spellCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

export const lastSignsOf = (code: string): string => spellCode(code).slice(-4);

export interface RewardCodes {
  /** Keyed hash to look up a code. Codes themselves are not stored. */
  hashOf(code: string): string;
  /** The code of an issued reward, derived from the id of its account. */
  codeOf(accountId: string): string;
}

/** Reads the secret on first use. Call it before a transaction, which may hold the only connection. */
export type ReadRewardCodes = () => Promise<RewardCodes>;

function rewardCodesOf(secret: Buffer): RewardCodes {
  const digest = (purpose: string, text: string): Buffer => createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
  return {
    hashOf: (code) => digest('hash', spellCode(code)).toString('hex'),
    codeOf(accountId) {
      const bytes = digest('code', accountId);
      return Array.from({ length }, (_, index) => signs[(bytes[index] ?? 0) % signs.length]).join('');
    },
  };
}

/** Hashes and derives reward codes with a secret stored in the database. */
export function createRewardCodes(ports: SecretPorts): ReadRewardCodes {
  return once(async () => rewardCodesOf(await readStoredSecret(ports, 'reward-code-key')));
}
